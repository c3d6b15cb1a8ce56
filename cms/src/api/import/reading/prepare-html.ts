import type { ConversionLog } from './conversion-log';
import { toWatchAddress } from './embed-address';
import { childrenOf, findAll, isElement, parseHtml, visibleText } from './html-document';
import {
	attributeOf,
	flatten,
	prepareCaptions,
	prepareDescriptionLists,
	preparePreformatted,
	prepareTables,
	unwrap,
} from './prepare-blocks';

/** Creates a paragraph with a link. If the label is the address, pages show it as a link card or a player. */
function createLinkParagraph(document: Document, address: string, label = address) {
	const paragraph = document.createElement('p');
	const link = document.createElement('a');
	link.setAttribute('href', address);
	link.textContent = label;
	paragraph.appendChild(link);
	return paragraph;
}

const toAbsolute = (address: string) => address.replace(/^\/\//, 'https://');
const isWebAddress = (address: string) => /^https?:\/\//i.test(address);

function fileNameOf(address: string): string {
	const name = address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
	try {
		return decodeURIComponent(name) || address;
	} catch {
		return name;
	}
}

/** Scripts that only decorate the text of a quote before them. */
const widgetScript =
	/(?:twitter|x|instagram|tiktok|facebook|bsky|redditmedia|flickr)\.(?:com|app|net)/;

function replaceScripts(body: HTMLElement, log: ConversionLog) {
	for (const script of findAll(body, 'script')) {
		const address = toAbsolute(attributeOf(script, 'src'));
		if (/^https:\/\/gist\.github\.com\/.+\.js/.test(address)) {
			const gist = address.replace(/\.js(?=$|\?).*/, '');
			script.parentNode?.insertBefore(createLinkParagraph(body.ownerDocument, gist), script);
			log.replaced.push('an embedded gist with its address');
		} else if (!widgetScript.test(address) && !/json/.test(attributeOf(script, 'type')))
			log.leftOut.push(`a script${address && ` (${address})`}`);
		script.remove();
	}
	for (const style of findAll(body, 'style, template')) style.remove();
	for (const fallback of findAll(body, 'noscript')) {
		const inner = parseHtml(fallback.textContent || fallback.innerHTML);
		const isNeeded =
			inner.querySelector('img') !== null &&
			!fallback.parentElement?.querySelector(':not(noscript) > img, img[data-src]');
		if (isNeeded) fallback.outerHTML = inner.innerHTML;
		else fallback.remove();
	}
}

/** Returns the address of the widest picture in a `srcset`; '' if it names no widths. */
function widestIn(srcset: string): string {
	const candidates: { address: string; width: number }[] = [];
	const wordPattern = /\S+/g;
	for (let word = wordPattern.exec(srcset); word; word = wordPattern.exec(srcset)) {
		const [address] = word;
		const widthPattern = /\s+(\d+)w\s*(?:,|$)/y;
		widthPattern.lastIndex = wordPattern.lastIndex;
		const width = widthPattern.exec(srcset)?.[1];
		if (!width) continue;
		candidates.push({ address, width: Number(width) });
		wordPattern.lastIndex = widthPattern.lastIndex;
	}
	return candidates.toSorted((one, other) => other.width - one.width)[0]?.address ?? '';
}

function preparePictures(body: HTMLElement, log: ConversionLog) {
	for (const picture of findAll(body, 'img')) {
		const address = attributeOf(picture, 'src');
		const lazyAddress = attributeOf(
			picture,
			'data-src',
			'data-lazy-src',
			'data-original',
			'data-image',
			'data-orig-file',
		);
		const source = address && !address.startsWith('data:') ? address : lazyAddress;
		if (!source) {
			if (address) log.leftOut.push('a picture that is part of the text (data:)');
			picture.remove();
			continue;
		}
		const pictureAddress = source.replaceAll(' ', '%20');
		picture.setAttribute('src', pictureAddress);
		const largest = widestIn(attributeOf(picture, 'srcset', 'data-srcset'));
		if (largest && largest !== pictureAddress) log.largestPictures[pictureAddress] = largest;
		picture.setAttribute(
			'alt',
			attributeOf(picture, 'alt').replace(/[\][]/g, '').replace(/\s+/g, ' '),
		);
	}
}

const mediaNames = { VIDEO: 'a video', AUDIO: 'a sound', OBJECT: 'an object', EMBED: 'an object' };

/** Replaces players by links, which the page shows as a card or a player again. */
function replacePlayers(body: HTMLElement, log: ConversionLog) {
	for (const wrapper of findAll(body, '[data-html]')) {
		wrapper.innerHTML = attributeOf(wrapper, 'data-html');
		wrapper.removeAttribute('data-html');
	}
	for (const frame of findAll(body, 'iframe')) {
		const address = toAbsolute(attributeOf(frame, 'src', 'data-src', 'data-lazy-src'));
		if (isWebAddress(address)) {
			const link = createLinkParagraph(body.ownerDocument, toWatchAddress(address));
			frame.parentNode?.insertBefore(link, frame);
			log.replaced.push(`an embedded page (${new URL(address).host}) with its address`);
		} else log.leftOut.push('an embedded page without a web address');
		frame.remove();
	}
	for (const media of findAll(body, 'video, audio, object, embed')) {
		const name = mediaNames[media.nodeName as keyof typeof mediaNames];
		const address = toAbsolute(
			attributeOf(media, 'src', 'data') ||
				(media.querySelector('source, embed')?.getAttribute('src') ?? ''),
		);
		if (address) {
			const label = attributeOf(media, 'title', 'aria-label') || fileNameOf(address);
			media.parentNode?.insertBefore(
				createLinkParagraph(body.ownerDocument, address, label),
				media,
			);
			log.replaced.push(`${name} with a link`);
			if (!isWebAddress(address)) log.leftOut.push(`the file ${address}, which is not imported`);
		} else if (media.parentNode) log.leftOut.push(`${name} without an address`);
		media.remove();
	}
}

/** Controls of Ghost's players, and decoration of its cards. */
const ghostControls =
	'.kg-audio-thumbnail, .kg-audio-player, .kg-video-overlay, .kg-video-player-container, .kg-toggle-card-icon, .kg-file-card-icon, .kg-bookmark-icon, .kg-bookmark-thumbnail, .kg-product-card-rating-star';

function replaceGhostCards(body: HTMLElement, log: ConversionLog) {
	for (const control of findAll(body, ghostControls)) control.remove();
	for (const card of findAll(body, '.kg-bookmark-card')) {
		const link = card.querySelector<HTMLElement>('a[href]');
		if (!link) continue;
		const title = card.querySelector('.kg-bookmark-title')?.textContent?.trim() ?? '';
		const address = attributeOf(link, 'href');
		const description = card.querySelector('.kg-bookmark-description');
		const paragraph = createLinkParagraph(body.ownerDocument, address, title || address);
		card.insertBefore(paragraph, link);
		if (description?.textContent?.trim()) {
			const words = body.ownerDocument.createElement('p');
			words.textContent = description.textContent;
			card.insertBefore(words, link);
		}
		link.remove();
		log.replaced.push('a bookmark with a link');
	}
}

function removeForms(body: HTMLElement, log: ConversionLog) {
	const controls = findAll(body, 'input, select, textarea, button').filter(
		(control) =>
			!(attributeOf(control, 'type') === 'checkbox' && control.parentElement?.closest('li')),
	);
	const isInForm = controls.some((control) => control.closest('form'));
	for (const control of controls) {
		const words = visibleText(control).replace(/\s+/g, ' ').trim();
		if (!isInForm || control.nodeName === 'BUTTON')
			log.leftOut.push(`a form field${words && ` (“${words.slice(0, 60)}”)`}`);
		control.remove();
	}
	if (isInForm) log.leftOut.push('a form');
	for (const svgElement of findAll(body, 'svg, canvas')) {
		if (svgElement.getAttribute('aria-hidden') !== 'true') log.leftOut.push('a drawing (SVG)');
		svgElement.remove();
	}
}

/** Moves the blocks of a link into one line, because a link in Markdown contains no blocks. */
function flattenLinks(body: HTMLElement) {
	for (const link of findAll(body, 'a'))
		if (link.querySelector('p, div, h1, h2, h3, h4, h5, h6, ul, figure')) {
			const captions = findAll(link, 'figure');
			for (const figure of captions) unwrap(figure);
			flatten(link);
		}
	for (const heading of findAll(body, 'h1 br, h2 br, h3 br, h4 br, h5 br, h6 br'))
		heading.parentNode?.replaceChild(body.ownerDocument.createTextNode(' '), heading);
}

/** Makes links of addresses that fill a whole block: such a block is an embed in WordPress. */
function linkBareAddresses(body: HTMLElement, log: ConversionLog) {
	for (const block of findAll(body, 'p, div')) {
		const text = block.textContent?.trim() ?? '';
		if (!/^https?:\/\/\S+$/.test(text) || childrenOf(block).some(isElement)) continue;
		if (block.closest('.wp-block-embed')) log.replaced.push('an embed with its address');
		block.parentNode?.replaceChild(createLinkParagraph(body.ownerDocument, text), block);
	}
}

/**
 * Gives the HTML of an article a form that can be converted to Markdown without loss. Everything that is replaced or
 * left out is logged.
 */
export function prepareHtml(body: HTMLElement, log: ConversionLog) {
	replaceScripts(body, log);
	preparePictures(body, log);
	replaceGhostCards(body, log);
	replacePlayers(body, log);
	removeForms(body, log);
	preparePreformatted(body);
	prepareCaptions(body);
	prepareDescriptionLists(body);
	prepareTables(body);
	flattenLinks(body);
	linkBareAddresses(body, log);
}
