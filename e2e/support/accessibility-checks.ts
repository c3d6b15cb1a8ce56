import type { Page } from '@playwright/test';

// Checks of a page in one display mode. Each returns the markup of the faulty elements.

type Faults = Promise<string[]>;

/** Finds skipped heading levels, `nav`s without a unique name, and a missing or repeated `h1`, `header` or `main`. */
export const structure = (page: Page): Faults =>
	page.evaluate(() => {
		const shown = (selector: string) =>
			[...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
		const headings = shown('h1,h2,h3,h4,h5,h6');
		const level = (heading: Element | undefined) => Number(heading?.tagName[1] ?? 0);
		const jumps = headings.filter((one, at) => level(one) - level(headings[at - 1]) > 1);
		const names = shown('nav').map((nav) => nav.getAttribute('aria-label') ?? '');
		return [
			...jumps.map(({ outerHTML }) => outerHTML.slice(0, 120)),
			...names.filter((name, at) => !name || names.indexOf(name) !== at).map((it) => `nav ${it}`),
			...['h1', 'header', 'main'].filter((name) => shown(name).length !== 1),
		];
	});

/** Allowed `autocomplete` values by field name; a field with one of these names must have one of its values. */
const known = {
	email: ['email', 'username'],
	identifier: ['username'],
	password: ['current-password', 'new-password'],
	currentPassword: ['current-password'],
	passwordConfirmation: ['new-password'],
	name: ['name'],
	displayName: ['name'],
	number: ['tel'],
	code: ['one-time-code'],
	country: ['country-name'],
	city: ['address-level2'],
	address: ['address-line1'],
};

/** Finds fields that a browser could fill in, but whose `autocomplete` value is missing or wrong. */
export const autofill = (page: Page): Faults =>
	page.evaluate((byName: Record<string, string[]>) => {
		const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
		return fields
			.filter(({ name, autocomplete }) => {
				const wanted = byName[name];
				return wanted && !wanted.includes(autocomplete);
			})
			.map(({ outerHTML }) => outerHTML);
	}, known);

/**
 * Finds controls smaller than 44 px. Exempt, as for WCAG target sizes: links in text or titles, whose height is the
 * line height; controls that a label or a pseudo-element over their card enlarges; invisible boxes.
 */
export const targets = (page: Page): Faults =>
	page.evaluate(() => {
		const touch = 44;
		const inText = ':is(p, li:not(nav li), td, h1, h2, h3, h4) a:not([data-discover])';
		const all = [
			...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
		].filter(
			(one) =>
				one.checkVisibility({ opacityProperty: false }) &&
				!one.closest('[inert], [aria-hidden=true]') &&
				!one.matches('[type=hidden], [href="#content"]'),
		);
		return all
			.filter((one) => {
				if (one.matches(inText)) return false;
				// A label, or a pseudo-element over the card, extends the target.
				const label = one instanceof HTMLInputElement && one.labels?.[0];
				const { position, content } = getComputedStyle(one, '::before');
				if (position === 'absolute' && content !== 'none') return false;
				const { width, height } = one.getBoundingClientRect();
				if (width < 2 && height < 2) return false;
				const labelled = label ? label.getBoundingClientRect() : { width: 0, height: 0 };
				const high = Math.max(height, labelled.height);
				const wide = Math.max(width, labelled.width);
				// Rounded, because the height of text is fractional.
				return Math.round(wide) < touch || Math.round(high) < touch;
			})
			.map((one) => {
				const { width, height } = one.getBoundingClientRect();
				return `at ${innerWidth} px ${Math.round(width)} by ${Math.round(height)}: ${one.outerHTML.slice(0, 160)}`;
			});
	});

/** Finds content that scrolls sideways, and controls outside the window. */
export const overflow = (page: Page): Faults =>
	page.evaluate(() => {
		const root = document.documentElement;
		const wide = root.scrollWidth > innerWidth ? [`${root.scrollWidth} px`] : [];
		const lost = [...document.querySelectorAll('a, button, input, select, textarea')].filter(
			(one) => {
				const { right, width } = one.getBoundingClientRect();
				const scrolls = one.closest('ul, pre, [data-table], [role=group], [aria-hidden=true]');
				return !scrolls && one.checkVisibility() && width > 0 && right > innerWidth + 1;
			},
		);
		return [...wide, ...lost.map(({ outerHTML }) => outerHTML.slice(0, 160))];
	});

/** Finds overflow with the text spacing of WCAG 1.4.12. */
export async function spaced(page: Page): Faults {
	const wide = await page.addStyleTag({
		content:
			'*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
	});
	const found = await overflow(page);
	await wide.evaluate((style) => style instanceof Element && style.remove());
	return found;
}

/** Finds running animations that repeat or last longer than 1 ms. */
export const motion = (page: Page): Faults =>
	page.evaluate(() =>
		document
			.getAnimations()
			.filter(({ playState, effect }) => {
				const { duration, iterations } = effect?.getComputedTiming() ?? {};
				return playState === 'running' && (Number(duration) > 1 || iterations !== 1);
			})
			.map(({ effect }) =>
				effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 160) ?? '') : '',
			),
	);

/** In forced colours, finds current items, meters, ticks and highlights that look like their surroundings. */
export const chosen = (page: Page): Faults =>
	page.evaluate(() => {
		const ground = (one: Element, part?: string) => getComputedStyle(one, part).backgroundColor;
		const page = ground(document.body);
		const shown = (selector: string) =>
			[...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
		const current = '[aria-current]:not([aria-current=false]), [aria-selected=true]';
		return [
			...shown(current).filter((one) => [page, 'rgba(0, 0, 0, 0)'].includes(ground(one))),
			...shown('[role=meter]').filter((bar) => {
				const [part] = bar.children;
				return !part || ground(part) === ground(bar) || getComputedStyle(bar).borderWidth === '0px';
			}),
			...shown('[type=checkbox]:checked').filter((box) => ground(box, '::before') === ground(box)),
			...shown('mark').filter((mark) => ground(mark) === page),
		].map(({ outerHTML }) => outerHTML.slice(0, 160));
	});

/** In print, finds fixed elements, controls and navigation, and text that is not black. */
export const paper = (page: Page): Faults =>
	page.evaluate(() => {
		const all = [...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility());
		const said = (one: Element) =>
			[...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
		return all
			.filter((one) => {
				const { position, color } = getComputedStyle(one);
				return (
					position === 'fixed' ||
					one.matches('nav, footer, button, form, header:has(nav)') ||
					(said(one) && color !== 'rgb(0, 0, 0)')
				);
			})
			.map(({ outerHTML }) => outerHTML.slice(0, 160));
	});

/** Without scripts, finds buttons and forms that do nothing, and hidden text. */
export const dead = (page: Page): Faults =>
	page.evaluate(() => {
		const shown = (selector: string) =>
			[...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
		const hidden = [...document.querySelectorAll('main :is(h2, h3, p, li)')].filter(
			(one) =>
				one.textContent?.trim() &&
				!one.checkVisibility() &&
				!one.closest('[hidden], [aria-hidden], nav'),
		);
		return [
			...shown('button:not(form [type=submit])'),
			...shown('form:not([method=post], [action])'),
			...hidden,
		].map(({ outerHTML }) => outerHTML.slice(0, 160));
	});

/** Finds focus rings with a contrast below 3:1 to their background. Browsers show rings only after a key press. */
export const rings = (page: Page): Faults =>
	page.evaluate(() => {
		const luminance = (colour: string) => {
			const whole = colour.startsWith('color(') ? 1 : 255;
			const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
				const share = Number(part) / whole;
				return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
			});
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		};
		const groundOf = (one: Element | null): string => {
			const colour = one ? getComputedStyle(one).backgroundColor : 'rgb(255, 255, 255)';
			// The bar is slightly transparent.
			const isSeen = colour.startsWith('rgb(') || / 0?\.9\d*\)$/.test(colour);
			return isSeen ? colour : groundOf(one?.parentElement ?? null);
		};
		const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')];
		return all
			.filter((one) => {
				one.focus({ preventScroll: true });
				const { outlineColor, outlineOffset, outlineStyle } = getComputedStyle(one);
				if (document.activeElement !== one || outlineStyle === 'none') return false;
				const isInside = Number.parseFloat(outlineOffset) < 0;
				const ground = luminance(groundOf(isInside ? one : one.parentElement));
				const ring = luminance(outlineColor);
				return (Math.max(ground, ring) + 0.05) / (Math.min(ground, ring) + 0.05) < 3;
			})
			.map(({ outerHTML }) => outerHTML.slice(0, 160));
	});

/** Limit of tab stops, more than any page has. */
const most = 300;

/** Tabs through a page from its skip link to its end, and finds stops without a focus ring or out of sight. */
export async function stops(page: Page): Faults {
	const faults: string[] = [];
	for (let at = 0; at < most; at++) {
		await page.keyboard.press('Tab');
		const stop = await page.evaluate(look, at);
		if (stop === 'end') return at > 0 ? faults : ['No stop at all'];
		if (stop) faults.push(stop);
	}
	return [...faults, 'No end'];
}

/** Runs in the browser: returns `end` after the last stop, or the fault of the current stop, if any. */
async function look(at: number): Promise<string | undefined> {
	const stop = document.activeElement;
	if (!stop || stop === document.body) return 'end';
	const said = stop.outerHTML.slice(0, 160);
	if (stop.hasAttribute('data-stopped')) return `Again: ${said}`;
	stop.setAttribute('data-stopped', String(at));
	if (at === 0 && stop.getAttribute('href') !== '#content') return `Before the skip link: ${said}`;
	const ringed = (one: Element | null, up: number): boolean => {
		if (!one || up < 0) return false;
		const { outlineStyle, outlineWidth } = getComputedStyle(one);
		const isRinged = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
		return isRinged || ringed(one.parentElement, up - 1);
	};
	if (!ringed(stop, 2)) return `No ring: ${said}`;
	const isInSight = () =>
		[...stop.getClientRects()].some(({ top, bottom, left, right }) => {
			const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
			const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
			const there = document.elementFromPoint(x, y);
			// The review prompt may cover the stop: Escape closes it.
			return stop.contains(there) || there?.contains(stop) || Boolean(there?.closest('dialog'));
		});
	// The skip link appears and disappears within a few frames.
	for (let frame = 0; frame < 20 && !isInSight(); frame++)
		await new Promise((done) => requestAnimationFrame(done));
	// Content above the stop may have grown since; focusing it again scrolls it into view.
	if (!isInSight() && stop instanceof HTMLElement) {
		stop.blur();
		stop.focus();
		await new Promise((done) => requestAnimationFrame(done));
	}
	return isInSight() ? undefined : `Out of sight: ${said}`;
}
