import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { textOf } from './post';

/** Front matter by name, in lower case without `-` and `_`. */
export type FrontMatter = Readonly<Record<string, unknown>>;

const normalizeName = (name: string) => name.toLowerCase().replace(/[-_ ]/g, '');

function normalizeNames(value: unknown): FrontMatter {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
	return Object.fromEntries(Object.entries(value).map(([name, one]) => [normalizeName(name), one]));
}

/** Returns the first value of these names that is not empty; a dot separates the name of a group. */
export function fieldOf(frontMatter: FrontMatter, ...names: readonly string[]): unknown {
	for (const name of names) {
		const [first = '', second] = name.split('.').map(normalizeName);
		const value = second ? normalizeNames(frontMatter[first])[second] : frontMatter[first];
		if (value !== undefined && value !== null && value !== '') return value;
	}
	return undefined;
}

/** Returns the first text of these names. */
export function textIn(frontMatter: FrontMatter, ...names: readonly string[]): string {
	for (const name of names) {
		const text = textOf(fieldOf(frontMatter, name));
		if (text) return text;
	}
	return '';
}

/** Parses the front matter of a file. @throws Error if it is invalid */
type Parse = (source: string) => unknown;

const formats: readonly { pattern: RegExp; parse: Parse }[] = [
	{
		pattern: /^---[^\S\n]*\r?\n(?:([\s\S]*?)\r?\n)??(?:---|\.\.\.)[^\S\n]*(?:\r?\n|$)/,
		parse: (source) => parseYaml(source),
	},
	{
		pattern: /^\+\+\+[^\S\n]*\r?\n(?:([\s\S]*?)\r?\n)??\+\+\+[^\S\n]*(?:\r?\n|$)/,
		parse: (source) => parseToml(source),
	},
	{
		pattern: /^;;;[^\S\n]*\r?\n(?:([\s\S]*?)\r?\n)??;;;[^\S\n]*(?:\r?\n|$)/,
		parse: (source) => JSON.parse(source),
	},
	{ pattern: /^(\{[\s\S]*?\r?\n\})[^\S\n]*(?:\r?\n|$)/, parse: (source) => JSON.parse(source) },
];

export interface FrontMatterFile {
	readonly frontMatter: FrontMatter;
	/** Whether the file begins with front matter. */
	readonly hasFrontMatter: boolean;
	readonly body: string;
}

/**
 * Splits a file into its front matter (YAML, TOML or JSON) and its text.
 * @throws Error if the front matter cannot be parsed
 */
export function splitFrontMatter(file: string): FrontMatterFile {
	const content = file.replace(/^\uFEFF/, '').replace(/^\s*\n(?=---|\+\+\+|;;;|\{)/, '');
	for (const { pattern, parse } of formats) {
		const [head, source] = pattern.exec(content) ?? [];
		if (head === undefined) continue;
		// A line of dashes above a text without names is a horizontal rule.
		if (
			head.startsWith('---') &&
			source !== undefined &&
			!/^[^\s#][^\n]*:/m.test(source) &&
			source.trim()
		)
			continue;
		return {
			frontMatter: normalizeNames(source?.trim() ? parse(source) : {}),
			hasFrontMatter: true,
			body: content.slice(head.length),
		};
	}
	return { frontMatter: {}, hasFrontMatter: false, body: content };
}
