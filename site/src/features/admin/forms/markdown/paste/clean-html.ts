/** Elements that show nothing, or that Markdown has no form for. */
const droppedElements =
	'script, style, meta, link, title, template, noscript, svg, canvas, iframe, object, embed, form, input:not([type=checkbox]), select, textarea, button, xml, [hidden], [aria-hidden=true]:not(img)';

const findAll = (root: ParentNode, selector: string) => [
	...root.querySelectorAll<HTMLElement>(selector),
];

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

function unwrap(element: Element) {
	element.replaceWith(...element.childNodes);
}

function rename(element: Element, name: string): HTMLElement {
	const replacement = element.ownerDocument.createElement(name);
	replacement.append(...element.childNodes);
	element.replaceWith(replacement);
	return replacement;
}

function dropInvisible(body: HTMLElement) {
	const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
	const commentNodes: Node[] = [];
	while (comments.nextNode()) commentNodes.push(comments.currentNode);
	for (const comment of commentNodes) comment.parentNode?.removeChild(comment);
	for (const element of findAll(body, droppedElements)) element.remove();
	for (const element of findAll(body, '[style]'))
		if (/display:\s*none|mso-hide:\s*all/.test(styleOf(element))) element.remove();
	// Word's elements with a prefix, such as `o:p` and `v:shape`, are not HTML.
	for (const element of findAll(body, '*')) if (element.localName.includes(':')) unwrap(element);
}

/** Font size in points from which a paragraph of Google Docs is a title. */
const TITLE_SIZE_PT = 20;

/** Google Docs wraps everything in a `b` without meaning; Google links lead through a redirect. */
function cleanGoogleDocs(body: HTMLElement) {
	for (const element of findAll(body, 'b[style], b[id^="docs-internal-guid"]'))
		if (/(?<![\w-])font-weight:\s*(?:normal|400)/.test(styleOf(element))) unwrap(element);
	for (const link of findAll(body, 'a[href^="https://www.google.com/url?"]')) {
		const target = new URL(link.getAttribute('href') ?? '').searchParams.get('q');
		if (target) link.setAttribute('href', target);
	}
	// Its title is a paragraph in large type.
	for (const paragraph of findAll(body, 'p[dir]')) {
		const [, size = 0] =
			/font-size:\s*(\d+)/.exec(styleOf(paragraph.firstElementChild ?? paragraph)) ?? [];
		if (Number(size) >= TITLE_SIZE_PT) rename(paragraph, 'h1');
	}
	// A list within a list belongs to the item before it.
	for (const list of findAll(body, 'ul > ul, ul > ol, ol > ul, ol > ol'))
		list.previousElementSibling?.append(list);
}

/** Styles of `span` elements that stand for an element. */
const styledElements = [
	['strong', /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/],
	['em', /(?<![\w-])font-style:\s*italic/],
	['s', /(?<![\w-])text-decoration(?:-line)?:[^;]*line-through/],
	['sup', /(?<![\w-])vertical-align:\s*super/],
	['sub', /(?<![\w-])vertical-align:\s*sub(?!\w)/],
] as const;

/** Replaces styles by elements. A heading is bold anyway, and a link may be any style. */
function replaceStyles(body: HTMLElement) {
	for (const span of findAll(body, 'span[style], font[style]')) {
		if (!span.textContent?.trim()) continue;
		for (const [name, pattern] of styledElements) {
			if (!pattern.test(styleOf(span))) continue;
			if (name === 'strong' && span.closest('h1, h2, h3, h4, h5, h6, th, strong, b')) continue;
			if (name === 'em' && span.closest('em, i')) continue;
			const element = body.ownerDocument.createElement(name);
			element.append(...span.childNodes);
			span.append(element);
		}
	}
	for (const element of findAll(body, 'h1, h2, h3, h4, h5, h6'))
		for (const bold of findAll(element, 'b, strong')) unwrap(bold);
	for (const element of findAll(body, 'span, font')) unwrap(element);
}

const wordListItem = /mso-list:\s*l\d+\s+level(\d)/;
/** Number or letter before an item, unlike `o`, which is a sign. */
const numberSign = /^\(?(?:\d+[.)]?|[a-z]{1,4}[.)])$/i;

/** Word writes the items of a list as paragraphs, with their sign in the text. */
function replaceWordLists(body: HTMLElement) {
	/** Lists that the next item may continue, outermost first. */
	let lists: { level: number; list: HTMLElement; last: HTMLElement }[] = [];
	for (const paragraph of findAll(body, 'p, h1, h2, h3, h4, h5, h6')) {
		const [, digit] = wordListItem.exec(styleOf(paragraph)) ?? [];
		if (!digit) continue;
		const level = Number(digit);
		if (paragraph.previousElementSibling !== lists[0]?.list) lists = [];
		lists = lists.filter((list) => list.level <= level);
		const marks = findAll(paragraph, 'span').filter((span) =>
			/mso-list:\s*Ignore/i.test(styleOf(span)),
		);
		const sign = marks.map((mark) => mark.textContent?.trim()).join('');
		for (const mark of marks) mark.remove();
		const item = body.ownerDocument.createElement('li');
		item.append(...paragraph.childNodes);
		const open = lists.at(-1);
		if (open?.level === level) {
			open.list.append(item);
			open.last = item;
			paragraph.remove();
			continue;
		}
		const list = body.ownerDocument.createElement(numberSign.test(sign) ? 'ol' : 'ul');
		list.append(item);
		if (open) {
			open.last.append(list);
			paragraph.remove();
		} else paragraph.replaceWith(list);
		lists.push({ level, list, last: item });
	}
}

/** Elements of Word and LibreOffice whose class says what they are. */
function replaceClasses(body: HTMLElement) {
	for (const title of findAll(body, 'p.MsoTitle, p.title')) rename(title, 'h1');
	for (const subtitle of findAll(body, 'p.MsoSubtitle')) rename(subtitle, 'h2');
	for (const quote of findAll(body, 'p.MsoQuote, p.MsoIntenseQuote')) rename(quote, 'blockquote');
}

/** Tables need a first row of headings, and cells of one line. */
function cleanTables(body: HTMLElement) {
	for (const cell of findAll(body, 'td, th')) {
		for (const paragraph of findAll(cell, 'p, div')) {
			if (paragraph.previousSibling?.textContent?.trim()) paragraph.before(' ');
			unwrap(paragraph);
		}
		const [first, last] = [cell.firstChild, cell.lastChild];
		if (first instanceof Text) first.data = first.data.trimStart();
		if (last instanceof Text) last.data = last.data.trimEnd();
	}
	for (const columns of findAll(body, 'colgroup, col')) columns.remove();
	for (const table of findAll(body, 'table')) {
		// A table with one cell is a layout.
		if (findAll(table, 'td, th').length === 1) {
			unwrapCell(table);
			continue;
		}
		const [firstRow] = findAll(table, 'tr');
		for (const cell of firstRow ? findAll(firstRow, ':scope > td') : []) rename(cell, 'th');
		for (const bold of firstRow ? findAll(firstRow, 'b, strong') : []) unwrap(bold);
	}
}

function unwrapCell(table: HTMLElement) {
	const [cell] = findAll(table, 'td, th');
	if (cell) table.replaceWith(...rename(cell, 'div').childNodes);
}

/** Code blocks of web pages: their lines may be elements, and their language is in a class. */
function cleanCode(body: HTMLElement) {
	for (const block of findAll(body, 'pre')) {
		for (const lineBreak of findAll(block, 'br')) lineBreak.replaceWith('\n');
		const className = `${block.className} ${block.querySelector('code')?.className ?? ''}`;
		const [, language = ''] =
			/(?:language-|lang-|highlight-source-)([\w+#-]+)/.exec(className) ?? [];
		const code = body.ownerDocument.createElement('code');
		code.textContent = block.textContent;
		if (language) code.className = `language-${language}`;
		block.replaceChildren(code);
	}
}

/** Drops links to the page itself, as of headings, and what would run scripts. */
function cleanLinks(body: HTMLElement) {
	for (const link of findAll(body, 'a')) {
		const address = link.getAttribute('href') ?? '';
		if (!/^(?:https?:|mailto:|tel:)/i.test(address) || !link.textContent?.trim()) {
			if (!link.querySelector('img') && !link.textContent?.trim()) link.remove();
			else unwrap(link);
		}
	}
}

const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, div';

/** Drops what only makes room, and the paragraph of an item with one paragraph. */
function dropSpacing(body: HTMLElement) {
	for (const paragraph of findAll(body, 'p, h1, h2, h3, h4, h5, h6'))
		if (!paragraph.textContent?.trim() && !paragraph.querySelector('img')) paragraph.remove();
	for (const lineBreak of findAll(body, 'br')) {
		const neighbours = [lineBreak.previousSibling, lineBreak.nextSibling];
		if (neighbours.some((node) => node instanceof Element && node.matches(blocks)))
			lineBreak.remove();
	}
	for (const item of findAll(body, 'li')) {
		const paragraphs = findAll(item, ':scope > p');
		if (paragraphs.length === 1 && paragraphs[0]) unwrap(paragraphs[0]);
	}
}

/** Gives HTML from a clipboard the form of plain HTML, whatever program wrote it. */
export function cleanHtml(html: string): HTMLElement {
	const { body } = new DOMParser().parseFromString(html, 'text/html');
	replaceWordLists(body);
	dropInvisible(body);
	replaceClasses(body);
	cleanGoogleDocs(body);
	replaceStyles(body);
	cleanCode(body);
	cleanTables(body);
	cleanLinks(body);
	dropSpacing(body);
	return body;
}

const formattedElements =
	'h1, h2, h3, h4, h5, h6, strong, b, em, i, s, del, a, ul, ol, table, img, blockquote, code, hr, sup, sub';

/** Whether cleaned HTML has more to say than its text. A single code block is better pasted as it is. */
export function isFormatted(body: HTMLElement): boolean {
	const isOneCodeBlock = body.children.length === 1 && body.firstElementChild?.localName === 'pre';
	return !isOneCodeBlock && body.querySelector(formattedElements) !== null;
}
