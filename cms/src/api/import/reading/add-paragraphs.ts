import { childrenOf, isElement, isInline, isText, visibleText } from './html-document';

/** Elements whose children are no text, or keep their line breaks. */
const untouchedTags = new Set(['PRE', 'SCRIPT', 'STYLE', 'TEXTAREA', 'TEMPLATE']);
const structureTags = new Set(['UL', 'OL', 'TABLE', 'THEAD', 'TBODY', 'TFOOT', 'TR', 'DL']);
const paragraphParents = new Set([
	'BODY',
	'DIV',
	'BLOCKQUOTE',
	'SECTION',
	'ARTICLE',
	'ASIDE',
	'CENTER',
	'DETAILS',
]);

const blankLine = /\r?\n[^\S\n]*\r?\n\s*/;

/** Replaces the line breaks within a run of inline nodes with `br`. */
function addBreaks(run: readonly Node[]) {
	const texts: Node[] = [];
	const collect = (node: Node) => {
		if (isText(node) || node.nodeName === 'BR') texts.push(node);
		else if (isElement(node) && !untouchedTags.has(node.nodeName) && node.nodeName !== 'CODE')
			childrenOf(node).forEach(collect);
		else texts.push(node);
	};
	run.forEach(collect);
	texts.forEach((node, index) => {
		if (!isText(node)) return;
		const isAfterBreak = index === 0 || texts[index - 1]?.nodeName === 'BR';
		const isBeforeBreak = index === texts.length - 1 || texts[index + 1]?.nodeName === 'BR';
		let value = node.nodeValue ?? '';
		if (isAfterBreak) value = value.trimStart();
		if (isBeforeBreak) value = value.trimEnd();
		const lines = value
			.split('\n')
			.map((line, at, all) => (at < all.length - 1 ? line.trimEnd() : line));
		const document = node.ownerDocument;
		const parent = node.parentNode;
		if (!document || !parent || lines.length === 1) return;
		lines.forEach((line, at) => {
			if (at > 0) parent.insertBefore(document.createElement('br'), node);
			parent.insertBefore(document.createTextNode(line), node);
		});
		parent.removeChild(node);
	});
}

/** Splits a run of inline nodes at blank lines. */
function splitRun(run: readonly Node[]): Node[][] {
	const pieces: Node[][] = [[]];
	for (const node of run) {
		const parts = isText(node) ? (node.nodeValue ?? '').split(blankLine) : [];
		if (parts.length < 2) {
			pieces.at(-1)?.push(node);
			continue;
		}
		parts.forEach((part, index) => {
			const text = node.ownerDocument?.createTextNode(part);
			if (!text) return;
			node.parentNode?.insertBefore(text, node);
			if (index > 0) pieces.push([]);
			pieces.at(-1)?.push(text);
		});
		node.parentNode?.removeChild(node);
	}
	return pieces;
}

const hasContent = (node: Node) =>
	visibleText(node).trim() !== '' ||
	(isElement(node) &&
		(node.nodeName === 'IMG' || node.querySelector('img, iframe, video, audio') !== null));

function formatRun(parent: Element, run: readonly Node[], isClassic: boolean) {
	const pieces = splitRun(run);
	const isWrapped =
		paragraphParents.has(parent.nodeName) || (pieces.length > 1 && parent.nodeName !== 'P');
	for (const piece of pieces) {
		const [first] = piece;
		if (!first || !piece.some(hasContent)) continue;
		if (!isWrapped) {
			if (isClassic) addBreaks(piece);
			continue;
		}
		const paragraph = parent.ownerDocument.createElement('p');
		parent.insertBefore(paragraph, first);
		for (const node of piece) paragraph.appendChild(node);
		addBreaks(childrenOf(paragraph));
	}
}

/**
 * Formats text as WordPress does: blank lines separate paragraphs, and line breaks are kept. In a post made of blocks
 * (`isClassic` is false) only the text outside of blocks is formatted.
 */
export function addParagraphs(parent: Element, isClassic: boolean) {
	let run: Node[] = [];
	for (const child of childrenOf(parent)) {
		if (isInline(child)) {
			run.push(child);
			continue;
		}
		formatRun(parent, run, isClassic);
		run = [];
		if (!isClassic || untouchedTags.has(child.nodeName)) continue;
		addParagraphs(child as Element, isClassic);
	}
	if (!structureTags.has(parent.nodeName)) formatRun(parent, run, isClassic);
}
