import type { Shown } from '../shown';

type Panel = ((shown: Shown) => object | null) & { type?: string };

/** What is read, not edited. */
const onlyRead = ['api::message.message', 'api::cart-item.cart-item'];

/** A part of Strapi's that saves, but for what is only read. */
const quiet = (panel: Panel): Panel =>
	Object.assign((shown: Shown) => {
		// Asked in any case: it has hooks.
		const description = panel(shown);
		return onlyRead.includes(shown.model) ? null : description;
	}, panel);

const without =
	(...types: string[]) =>
	(panels: Panel[]): Panel[] =>
		panels.map((panel) => (types.includes(panel.type ?? '') ? quiet(panel) : panel));

/** Leaves out the panel that saves where nothing can be. */
export const withoutSave = without('actions');

/** And its buttons, which stand alone where the screen is small. */
export const withoutSaving = without('publish', 'update');
