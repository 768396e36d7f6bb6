import { version } from '../../../package.json';

/** Of this build: the bundle takes it from package.json. */
export const VERSION: string = version;
