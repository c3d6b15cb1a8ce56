import type { Translator } from '../../lib/words/words';

const initialSliderValue = '50';

/** Overlays the second picture, clipped at a slider for pointer, touch and keyboard. */
function addComparisonSlider(pair: HTMLElement, { say }: Translator) {
	const slider = document.createElement('input');
	slider.type = 'range';
	slider.value = initialSliderValue;
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
export function addComparisonSliders(article: HTMLElement, words: Translator) {
	for (const pair of article.querySelectorAll<HTMLElement>('[data-pair=compared]:not([data-live])'))
		addComparisonSlider(pair, words);
}
