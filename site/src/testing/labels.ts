const labelable = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

const controlOf = (label: HTMLLabelElement) =>
	label.hasAttribute('for')
		? document.getElementById(label.htmlFor)
		: label.querySelector(labelable);

type LabelsOf = Map<Element | null, HTMLLabelElement[]>;

function grouped(): LabelsOf {
	const labels: LabelsOf = new Map();
	for (const label of document.querySelectorAll('label')) {
		const control = controlOf(label);
		labels.set(control, [...(labels.get(control) ?? []), label]);
	}
	return labels;
}

/** Returns the labels of each control, computed again after the document changes. */
function labelsOfAll(): () => LabelsOf {
	let known: LabelsOf | undefined;
	const forget = () => {
		known = undefined;
	};
	const changes = new MutationObserver(forget);
	changes.observe(document, { subtree: true, childList: true, attributeFilter: ['for', 'id'] });
	return () => {
		if (changes.takeRecords().length > 0) forget();
		known ??= grouped();
		return known;
	};
}

/**
 * Gives controls the `labels` property of browsers. jsdom searches the whole document for each label, which takes most
 * of the time of a test of a large form.
 */
export function findLabelsQuickly() {
	let read: (() => LabelsOf) | undefined;
	const labels = {
		configurable: true,
		get(this: HTMLElement) {
			read ??= labelsOfAll();
			return this.matches('input[type=hidden]') ? null : (read().get(this) ?? []);
		},
	};
	for (const { prototype } of [
		HTMLButtonElement,
		HTMLInputElement,
		HTMLMeterElement,
		HTMLOutputElement,
		HTMLProgressElement,
		HTMLSelectElement,
		HTMLTextAreaElement,
	])
		Object.defineProperty(prototype, 'labels', labels);
}
