import type { Shown } from '../shown';

type Panel = ((shown: Shown) => object | null) & { type?: string };

/** Read-only content types. */
const onlyRead = ['api::message.message', 'api::cart-item.cart-item'];

/** Hides one of Strapi's save panels for read-only content types. */
const quiet = (panel: Panel): Panel =>
	Object.assign((shown: Shown) => {
		// Always called, because the panel uses hooks.
		const description = panel(shown);
		return onlyRead.includes(shown.model) ? null : description;
	}, panel);

const without =
	(...types: string[]) =>
	(panels: Panel[]): Panel[] =>
		panels.map((panel) => (types.includes(panel.type ?? '') ? quiet(panel) : panel));

/** Removes the save panel for read-only content types. */
export const withoutSave = without('actions');

/** Removes the save buttons, which small screens show outside the panel. */
export const withoutSaving = without('publish', 'update');
