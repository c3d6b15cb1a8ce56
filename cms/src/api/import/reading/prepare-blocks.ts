import { findAll, isText, visibleText } from './html-document';

export const attributeOf = (element: Element, ...names: readonly string[]) =>
	names.map((name) => element.getAttribute(name)?.trim()).find(Boolean) ?? '';

export function unwrap(element: Element) {
	while (element.firstChild) element.parentNode?.insertBefore(element.firstChild, element);
	element.remove();
}

/** Removes block elements within a line of text, with a space in their place. */
export function flatten(element: HTMLElement) {
	for (const block of findAll(
		element,
		'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, section, em, i',
	)) {
		if (!/^(?:EM|I)$/.test(block.nodeName))
			block.parentNode?.insertBefore(block.ownerDocument.createTextNode(' '), block);
		unwrap(block);
	}
}

const leadingDash = /^\s*(?:[—–―]|--?)\s*/;

/** Makes the source of a quote its last paragraph behind a dash, which the page shows as its source. */
function addQuoteSource(quote: Element, source: HTMLElement) {
	flatten(source);
	const first = source.firstChild;
	if (first && isText(first)) first.nodeValue = (first.nodeValue ?? '').replace(leadingDash, '');
	const paragraph = quote.ownerDocument.createElement('p');
	paragraph.innerHTML = `— ${source.innerHTML}`;
	source.remove();
	quote.appendChild(paragraph);
}

export function prepareCaptions(body: HTMLElement) {
	for (const caption of findAll(body, 'figcaption, .wp-caption-text')) {
		const text = visibleText(caption).replace(/\s+/g, ' ').trim();
		const figure = caption.parentElement;
		const quote = figure?.querySelector('blockquote');
		if (!text || !figure) caption.remove();
		else if (quote) addQuoteSource(quote, caption);
		else {
			const pictures = findAll(figure, 'img');
			const [picture] = pictures;
			if (pictures.length === 1 && picture && !attributeOf(picture, 'alt'))
				picture.setAttribute('alt', text.replace(/[\][]/g, ''));
			flatten(caption);
			const paragraph = body.ownerDocument.createElement('p');
			paragraph.innerHTML = `<em>${caption.innerHTML.trim()}</em>`;
			caption.parentNode?.replaceChild(paragraph, caption);
		}
	}
	for (const quote of findAll(body, 'blockquote'))
		for (const source of findAll(quote, 'cite, footer'))
			if (visibleText(quote).trim().endsWith(visibleText(source).trim()))
				addQuoteSource(quote, source);
	for (const caption of findAll(body, 'table > caption')) {
		const table = caption.parentElement;
		const paragraph = body.ownerDocument.createElement('p');
		paragraph.innerHTML = caption.innerHTML;
		table?.parentNode?.insertBefore(paragraph, table);
		caption.remove();
	}
}

const languageClass = /(?:^|\s)(?:language-|lang-|lang:|brush:\s*|highlight-source-)([\w+#-]+)/;

const languageOf = (...elements: readonly (Element | null)[]) =>
	elements
		.map((element) =>
			element
				? (languageClass.exec(element.getAttribute('class') ?? '')?.[1] ??
					element.getAttribute('data-lang') ??
					'')
				: '',
		)
		.find(Boolean) ?? '';

/** Keeps code and poems exactly: code in one `code` element, the lines of a poem with breaks. */
export function preparePreformatted(body: HTMLElement) {
	for (const block of findAll(body, 'pre')) {
		for (const lineBreak of findAll(block, 'br'))
			lineBreak.parentNode?.replaceChild(body.ownerDocument.createTextNode('\n'), lineBreak);
		if (block.classList.contains('wp-block-verse')) {
			const verse = body.ownerDocument.createElement('p');
			verse.innerHTML = block.innerHTML.trim().replace(/\n/g, '<br>');
			block.parentNode?.replaceChild(verse, block);
			continue;
		}
		const language = languageOf(block.querySelector('code'), block, block.parentElement);
		const code = body.ownerDocument.createElement('code');
		code.textContent = block.textContent ?? '';
		if (language) code.setAttribute('class', `language-${language}`);
		block.textContent = '';
		block.appendChild(code);
	}
}

const blocksInCell =
	'table, ul, ol, pre, blockquote, h1, h2, h3, h4, h5, h6, hr, p + p, details, [rowspan], [colspan]';

/** Attribute of a table that Markdown cannot express, so that it stays HTML. */
export const htmlTableAttribute = 'data-html-table';

export function prepareTables(body: HTMLElement) {
	for (const table of findAll(body, 'table')) {
		const cells = findAll(table, 'td, th');
		if (cells.length > 1 && !table.querySelector(blocksInCell)) continue;
		for (const element of [table, ...findAll(table, '*')])
			for (const name of ['class', 'style', 'id', 'width', 'height', 'border'])
				element.removeAttribute(name);
		table.setAttribute(htmlTableAttribute, '');
	}
}

/** Gives terms and their descriptions a form that Markdown has. */
export function prepareDescriptionLists(body: HTMLElement) {
	for (const [tag, before, after] of [
		['dt', '<strong>', '</strong>'],
		['dd', '', ''],
	] as const)
		for (const element of findAll(body, tag)) {
			const paragraph = body.ownerDocument.createElement(
				element.querySelector('p, ul, ol') ? 'div' : 'p',
			);
			paragraph.innerHTML = before + element.innerHTML + after;
			element.parentNode?.replaceChild(paragraph, element);
		}
}
