import type { Words } from '../../lib/words/words';

const middle = '50';

/** Lays the second picture over the first, cut where a slider stands: by pointer, touch and keys. */
function compare(pair: HTMLElement, { say }: Words) {
	const slider = document.createElement('input');
	slider.type = 'range';
	slider.value = middle;
	slider.ariaLabel = say('Before and after');
	const cut = () => {
		pair.style.setProperty('--cut', `${slider.value}%`);
		slider.ariaValueText = say('{percent}% before', { percent: Number(slider.value) });
	};
	slider.addEventListener('input', cut);
	pair.append(slider);
	// Pictures have no reading direction: before stays at the left, as its slider does.
	pair.dir = 'ltr';
	pair.dataset.live = '';
	cut();
}

/** Pictures before and after, which without a script stand side by side. */
export function compareIn(article: HTMLElement, words: Words) {
	for (const pair of article.querySelectorAll<HTMLElement>('[data-pair=compared]:not([data-live])'))
		compare(pair, words);
}
