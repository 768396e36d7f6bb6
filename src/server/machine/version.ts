import { version } from '../../../package.json';

/** Of this build: the bundle takes it from package.json, so it travels with the program. */
export const VERSION: string = version;
