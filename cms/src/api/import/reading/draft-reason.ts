import { readDate } from './dates';
import { type FrontMatter, fieldOf, textIn } from './front-matter';
import { textOf } from './post';

/** Also words that YAML 1.2 reads as text. */
const isTrue = (value: unknown) => value === true || /^(?:true|yes|on|y|1)$/i.test(textOf(value));
const isFalse = (value: unknown) =>
	value === false || /^(?:false|no|off|n|0)$/i.test(textOf(value));

const hidingFlags = [
	'draft',
	'isDraft',
	'hidden',
	'private',
	'unlisted',
	'eleventyExcludeFromCollections',
];
const publishingFlags = ['published', 'publish', 'isPublished', 'public', 'visible', 'render'];
const publicWords = /^(?:public|publish|published|live|visible|everyone|open|final|post)$/i;

/** Returns the reason in front matter, or in the path of its file, why a post was not public; '' if it was. */
export function draftReasonOf(frontMatter: FrontMatter, file: string): string {
	const parts = file.split('/');
	if (parts.slice(0, -1).some((folder) => /^_?drafts$/i.test(folder)))
		return 'in the folder of drafts';
	if (parts.at(-1)?.startsWith('_')) return 'its file name begins with “_”';
	for (const name of hidingFlags)
		if (isTrue(fieldOf(frontMatter, name))) return `front matter: ${name}`;
	for (const name of publishingFlags)
		if (isFalse(fieldOf(frontMatter, name))) return `front matter: ${name} is false`;
	for (const name of ['visibility', 'status']) {
		const value = textIn(frontMatter, name);
		if (value && !publicWords.test(value)) return `front matter: ${name} is “${value}”`;
	}
	if (textIn(frontMatter, 'password')) return 'password-protected';
	const build = Object(fieldOf(frontMatter, 'build') ?? fieldOf(frontMatter, '_build'));
	if (isFalse(build.render) || /^(?:never|link)$/i.test(textOf(build.render)))
		return 'front matter: build';
	const expiry = readDate(fieldOf(frontMatter, 'expiryDate', 'unpublishDate', 'expires'));
	const end = expiry?.iso ?? expiry?.ambiguous?.dayFirst;
	return end && Date.parse(end) <= Date.now() ? `expired on ${end.slice(0, 10)}` : '';
}
