export function packagesAreInstalled(folder?: string): boolean;
export function needPackages(): void;
