export interface Started {
  readonly address: string;
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}
export function copyProject(): { readonly folder: string; readonly remove: () => void };
export function startByNpm(
  folder: string,
  script?: string,
  settings?: Readonly<Record<string, string>>,
): Promise<Started>;
