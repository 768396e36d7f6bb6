export { RulesPage } from '../rules/page.tsx';
