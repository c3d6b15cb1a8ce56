import type { Words } from '../../lib/words/words';

const middle = '50';

/** Overlays the second picture, clipped at a slider for pointer, touch and keyboard. */
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
	// Pictures have no reading direction: “before” is always on the left, like the slider's start.
	pair.dir = 'ltr';
	pair.dataset.live = '';
	cut();
}

/** Adds sliders to before/after pairs, which are side by side without scripts. */
export function compareIn(article: HTMLElement, words: Words) {
	for (const pair of article.querySelectorAll<HTMLElement>('[data-pair=compared]:not([data-live])'))
		compare(pair, words);
}
