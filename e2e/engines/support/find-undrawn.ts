/** Selector of the parts that must be drawn. */
export const parts = 'main > *, main section, main article, main img, main form, footer';

/** Runs in the page: scrolls each part into view and reports those that the engine does not draw. */
export async function findUndrawn(selector: string): Promise<string[]> {
	const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
	/** Two seconds of frames: enough to load anything from this machine and draw it. */
	const MAX_FRAMES = 120;
	const faultOf = (part: Element): string => {
		// An element with skipped content counts as visible itself, so its content is checked.
		const content = [...part.children].find((child) => child.checkVisibility()) ?? part;
		if (!content.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true }))
			return 'not drawn';
		if (part.textContent?.trim() && part.getBoundingClientRect().height === 0)
			return 'without height';
		if (part instanceof HTMLImageElement && !(part.complete && part.naturalWidth > 0))
			return 'no picture';
		return part.closest('[data-reveal=waiting]') ? 'not revealed' : '';
	};
	const isShown = (part: Element) =>
		part.isConnected &&
		part.checkVisibility({ contentVisibilityAuto: false, visibilityProperty: true }) &&
		!part.closest('[aria-hidden=true], .swiper-slide:not(.swiper-slide-active)');
	const faults: string[] = [];
	for (const part of document.querySelectorAll(selector)) {
		if (!isShown(part)) continue;
		part.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
		let fault = faultOf(part);
		for (let frames = 0; fault && frames < MAX_FRAMES; frames += 1) {
			await frame();
			fault = isShown(part) ? faultOf(part) : '';
		}
		if (fault) faults.push(`${fault}: ${part.outerHTML.slice(0, 120)}`);
	}
	// A deferred part has an estimated height until it is laid out, and some parts load late.
	const STABLE_FRAMES = 20;
	let height = 0;
	let stable = 0;
	for (let frames = 0; stable < STABLE_FRAMES && frames < 5 * MAX_FRAMES; frames += 1) {
		await frame();
		const { scrollHeight } = document.documentElement;
		const isFinished =
			document.documentElement.dataset.scripts === 'failed' ||
			!document.querySelector('[data-deferred]');
		const isStable = height === scrollHeight && isFinished;
		stable = isStable ? stable + 1 : 0;
		height = scrollHeight;
	}
	return faults;
}
