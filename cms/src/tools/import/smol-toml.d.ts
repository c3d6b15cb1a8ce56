/** The part of the parser that the import uses, so that the CMS builds before the package is installed. */
declare module 'smol-toml' {
	export function parse(toml: string): Record<string, unknown>;
}
