import { escapeHtml } from '../../../platform/markdown/escape-html';
import type { ConversionLog } from './conversion-log';
import { type DelimitedPart, replaceDelimited } from './delimited-text';
import { toWatchAddress } from './embed-address';

type Attributes = Readonly<Record<string, string>>;

const attributePattern =
	/(?<![\w:-])([\w:-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|`([^`]*)`|\{\s*["'`]([^"'`]*)["'`]\s*\}|([^\s"'{}>]+))/g;
const positionalPattern = /"([^"]*)"|'([^']*)'|(?<![^\s"'=])([^\s"'=]+)(?=\s|$)/g;

const attributesIn = (text: string): Attributes =>
	Object.fromEntries(
		Array.from(text.matchAll(attributePattern), ([, name = '', ...values]) => [
			name.toLowerCase(),
			values.find((value) => value !== undefined) ?? '',
		]),
	);
const positionalsIn = (text: string): string[] =>
	Array.from(
		text.replace(attributePattern, '').matchAll(positionalPattern),
		([, one, two, three]) => one ?? two ?? three ?? '',
	);

/** Code, in which tags are text: fences, and code in a line. */
const codePattern = /((?<=^|\n)[^\S\n]*(`{3,}|~{3,})[\s\S]*?(?:\n[^\S\n]*\2[^\n]*|$)|`[^`\n]+`)/;

/** Changes a Markdown text outside of its code. */
export function replaceOutsideCode(text: string, replace: (part: string) => string): string {
	// `split` returns both groups of the pattern: the code, and its fence.
	const parts = text.split(codePattern);
	return parts
		.map((part, index) => (index % 3 === 0 ? replace(part) : index % 3 === 1 ? part : ''))
		.join('');
}

const renderPicture = (attributes: Attributes): string => {
	const source =
		attributes.src ?? attributes.url ?? attributes.image ?? attributes.image_path ?? '';
	const caption = [attributes.title, attributes.caption].filter(Boolean).join(' ');
	const alt = (attributes.alt ?? caption).replace(/[\][]/g, '');
	return `\n\n![${alt}](${source.replaceAll(' ', '%20')})\n\n${caption ? `*${caption}*\n\n` : ''}`;
};

const fence = (language: string, code: string) => {
	const runs = Array.from(code.matchAll(/`+/g), ([run]) => run.length);
	const longest = runs.reduce((most, length) => Math.max(most, length), 2);
	const mark = '`'.repeat(longest + 1);
	return `\n${mark}${language}\n${code.replace(/^\n|\n[^\S\n]*$/g, '')}\n${mark}\n`;
};

const isPicture = (attributes: Attributes) =>
	Boolean(attributes.src ?? attributes.url ?? attributes.image ?? attributes.image_path);

/** Addresses of players by their id. */
const players: Readonly<Record<string, (id: string, more: string | undefined) => string>> = {
	youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
	vimeo: (id) => `https://vimeo.com/${id}`,
	tweet: (id, more) => `https://x.com/${more ? id : 'i'}/status/${more ?? id}`,
	x: (id, more) => `https://x.com/${more ? id : 'i'}/status/${more ?? id}`,
	twitter: (id, more) => `https://x.com/${more ? id : 'i'}/status/${more ?? id}`,
	instagram: (id) => `https://www.instagram.com/p/${id}/`,
	gist: (id, more) => `https://gist.github.com/${more ? `${id}/${more}` : id}`,
};

function renderPlayer(name: string, rest: string): string {
	const attributes = attributesIn(rest);
	const [first, second] = positionalsIn(rest);
	const id = attributes.id ?? attributes.videoid ?? first ?? '';
	if (/^https?:\/\//.test(id)) return `\n\n${id}\n\n`;
	const address = players[name]?.(attributes.user ?? id, attributes.user ? id : second);
	return id && address ? `\n\n${address}\n\n` : '';
}

const referenceNames = new Set(['ref', 'relref']);

const hugoShortcode = {
	opening: /\{\{[<%]\s*(?:(\/)\s*)?([\w/.-]+)/,
	closings: [/[>%]\}\}/],
};
const hugoComment = { opening: /\{\{[<%]\/\*/, closings: [/\*\/[>%]\}\}/] };
const hugoHighlight = {
	opening: /\{\{[<%]\s*highlight\s+([\w+#-]+)?/,
	closings: [/\n|[>%]\}\}/, /\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/],
	isPart: ({ closings: [end] }: DelimitedPart) => end?.[0] !== '\n',
};

/** Converts the shortcodes of Hugo: pictures, code and players. Others are removed, but not the text within them. */
function convertHugo(text: string, log: ConversionLog): string {
	const withCode = replaceDelimited(
		text,
		hugoHighlight,
		({ opening: [, language], inner: [, code = ''] }) => fence(language ?? '', code),
	);
	const renderShortcode = ({
		opening: [, slash, name = ''],
		inner: [body = ''],
	}: DelimitedPart) => {
		if (slash) return '';
		const rest = body.trimEnd().replace(/\/$/, '').trimEnd();
		const attributes = attributesIn(rest);
		if (referenceNames.has(name)) return positionalsIn(rest)[0] ?? attributes.path ?? '';
		if (/^(?:figure|image|img|picture)$/.test(name)) {
			const source = attributes.src
				? attributes
				: { ...attributes, src: positionalsIn(rest)[0] ?? '' };
			if (source.src) return renderPicture(source);
		}
		const player = renderPlayer(name, rest);
		if (player) log.replaced.push(`the shortcode ${name} with its address`);
		else
			log.leftOut.push(`the shortcode ${name}${rest.trim() && ` (${rest.trim().slice(0, 80)})`}`);
		return player;
	};
	return replaceOutsideCode(withCode, (part) =>
		// `{{</* name */>}}` is a shortcode that is shown as text and does not run.
		replaceDelimited(
			part,
			hugoComment,
			({ opening: [start], inner: [shown = ''], closings: [end] }) =>
				start.slice(0, 3) + shown + (end?.[0].slice(2) ?? ''),
			(piece) => replaceDelimited(piece, hugoShortcode, renderShortcode),
		),
	);
}

const liquidHighlight = {
	opening: /\{%-?\s*highlight\s+([\w+#-]+)/,
	closings: [/%(\})?/, /\{%-?\s*endhighlight\s*-?%\}/],
	isPart: ({ closings: [end] }: DelimitedPart) => end?.[1] !== undefined,
};
const liquidTag = { opening: /\{%-?\s*(\w+)/, closings: [/%\}/] };
const enclosedByLiquid = (name: string) => ({
	opening: new RegExp(`\\{%-?\\s*${name}\\s*-?%\\}`),
	closings: [new RegExp(`\\{%-?\\s*end${name}\\s*-?%\\}`)],
});
const liquidComment = enclosedByLiquid('comment');
const liquidRaw = enclosedByLiquid('raw');

/** Converts the tags of Liquid: pictures, code, players and links to posts. Others are removed. */
function convertLiquid(text: string, log: ConversionLog): string {
	const withCode = replaceDelimited(
		text,
		liquidHighlight,
		({ opening: [, language = ''], inner: [, code = ''] }) => fence(language, code),
	);
	const withoutComments = replaceDelimited(withCode, liquidComment, () => '');
	const rawParts: string[] = [];
	const withoutRaw = replaceDelimited(
		withoutComments,
		liquidRaw,
		({ inner: [raw = ''] }) => `\uE002${rawParts.push(raw) - 1}\uE003`,
	);
	/** Each part is put back once, because a text may contain such marks itself. */
	const takeRaw = (index: number) => {
		const raw = rawParts[index] ?? '';
		rawParts[index] = '';
		return raw;
	};
	const renderTag = ({ opening: [, name = ''], inner: [body = ''] }: DelimitedPart) => {
		const rest = body.replace(/-$/, '').trim();
		if (name === 'post_url') return `${rest}.md`;
		if (name === 'link') return rest;
		const [included = ''] = name === 'include' ? (/^\S+/.exec(rest) ?? []) : [name];
		const attributes = attributesIn(rest);
		if (isPicture(attributes) && /fig|im(?:g|age)|pic|photo/i.test(included))
			return renderPicture(attributes);
		const kind = Object.keys(players).find(
			(player) => included.toLowerCase().includes(player) && player !== 'x',
		);
		const player = kind
			? renderPlayer(kind, name === 'include' ? rest.slice(included.length) : rest)
			: '';
		if (player) log.replaced.push(`the tag ${included} with its address`);
		else if (!name.startsWith('end'))
			log.leftOut.push(`the tag {% ${`${name} ${rest}`.trim().slice(0, 80)} %}`);
		return player;
	};
	return replaceOutsideCode(withoutRaw, (part) =>
		replaceDelimited(
			part
				.replace(/\{\{\s*site\.(?:baseurl|url)\s*\}\}/g, '')
				.replace(/\{\{\s*["']([^"']*)["']\s*\|\s*(?:relative_url|absolute_url)\s*\}\}/g, '$1'),
			liquidTag,
			renderTag,
		).replace(/^\{:.*\}[^\S\n]*$/gm, ''),
	).replace(/\uE002(\d+)\uE003/g, (_, index: string) => takeRaw(Number(index)));
}

const mdxComment = { opening: /\{\/\*/, closings: [/\*\/\}/] };

/** Converts MDX: imports, exports and the tags of components are removed, but not the text within them. */
function convertMdx(text: string, log: ConversionLog): string {
	const components = new Set<string>();
	const removeCode = (part: string) =>
		part
			.replace(
				/^(?:import\s[^\n]*?(?:from\s*)?["'][^"'\n]+["'];?|import\s*\{[^{}]*\}\s*from\s*["'][^"']+["'];?)[^\S\n]*$/gm,
				'',
			)
			.replace(
				/^export\s+(?:const|let|var|function|default|async)\b[\s\S]*?(?=\n\s*\n|$(?![\s\S]))/gm,
				(code) => {
					log.leftOut.push(`code of the file: ${code.split('\n', 1)[0]?.slice(0, 80)}`);
					return '';
				},
			);
	const textWithoutTags = replaceOutsideCode(text, (part) =>
		replaceDelimited(removeCode(part), mdxComment, () => '').replace(
			/<(\/?)([A-Z][\w.]*)(?![\w.])((?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*)>/g,
			(_, slash: string, name: string, rest: string) => {
				if (slash) return '';
				const attributes = attributesIn(rest);
				if (isPicture(attributes) && /im(?:g|age)|fig|pic|photo/i.test(name))
					return renderPicture(attributes);
				const kind = Object.keys(players).find(
					(player) => player !== 'x' && name.toLowerCase().includes(player),
				);
				const player = kind ? renderPlayer(kind, rest) : '';
				if (player) {
					log.replaced.push(`the component ${name} with its address`);
					return player;
				}
				components.add(name);
				const texts = ['title', 'label', 'caption', 'text', 'children', 'description'].flatMap(
					(key) => attributes[key] ?? [],
				);
				return texts.length > 0 ? `\n\n${escapeHtml(texts.join(' · '))}\n\n` : '';
			},
		),
	);
	for (const name of components) log.leftOut.push(`the component <${name}>; its text is kept`);
	return textWithoutTags;
}

const playerEnds: Readonly<Record<string, RegExp>> = {
	iframe: /<\/iframe>/i,
	video: /<\/video>/i,
	audio: /<\/audio>/i,
};
const tagEnd = />/;
const playerTag = {
	opening: /<(iframe|video|audio)\b/i,
	closings: ([, name = '']: RegExpExecArray) => [tagEnd, playerEnds[name.toLowerCase()] ?? tagEnd],
};

/** Replaces players in the HTML of a Markdown text by their addresses, because a page shows no such HTML. */
const replacePlayers = (text: string, log: ConversionLog): string =>
	replaceOutsideCode(text, (part) =>
		replaceDelimited(
			part,
			playerTag,
			({ start, end, opening: [, name = ''], inner: [rest = '', inner = ''] }) => {
				const source = (attributesIn(rest).src ?? attributesIn(inner).src ?? '').replace(
					/^\/\//,
					'https://',
				);
				if (!/^https?:\/\//.test(source)) return part.slice(start, end);
				log.replaced.push(`<${name.toLowerCase()}> with its address`);
				return `\n\n${toWatchAddress(source)}\n\n`;
			},
		),
	);

/** Converts links and pictures of Obsidian. */
const convertWikiLinks = (text: string): string =>
	replaceOutsideCode(text, (part) =>
		part
			.replace(
				/!\[\[((?:[^\][|\n]|\[(?!\[))+\.(?:png|jpe?g|webp|gif|avif))(?:\|((?:[^\][\n]|\[(?!\[))*))?\]\]/gi,
				(_, path: string, label: string | undefined) =>
					`![${label && !/^\d+(?:x\d+)?$/.test(label) ? label : ''}](${path.trim().replaceAll(' ', '%20')})`,
			)
			.replace(
				/(?<!!)\[\[((?:[^\][|\n#]|\[(?!\[))+)(#(?:[^\][|\n]|\[(?!\[))*)?(?:\|((?:[^\][\n]|\[(?!\[))*))?\]\]/g,
				(_, path: string, _part, label: string | undefined) =>
					`[${label ?? path}](${path.trim().replaceAll(' ', '%20')}.md)`,
			),
	);

const tidyBlankLines = (text: string): string =>
	replaceOutsideCode(text, (part) => part.replace(/\n{3,}/g, '\n\n'))
		.replace(/^(?:[^\S\n]*\n)+/, '')
		.trimEnd();

/** Converts what generators of static sites add to Markdown. `isMdx` is true for files of MDX. */
export function convertTemplateTags(text: string, isMdx: boolean, log: ConversionLog): string {
	const plain = replacePlayers(convertWikiLinks(convertLiquid(convertHugo(text, log), log)), log);
	const result = isMdx ? convertMdx(plain, log) : plain;
	return result === text ? text : tidyBlankLines(result);
}
