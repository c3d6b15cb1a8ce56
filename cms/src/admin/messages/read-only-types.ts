import type { EditViewProps } from '../content-manager';

type Panel = ((shown: EditViewProps) => object | null) & { type?: string };

/** Read-only content types. */
const readOnlyTypes = ['api::message.message', 'api::cart-item.cart-item'];

/** Hides one of Strapi's save panels for read-only content types. */
const hideForReadOnlyTypes = (panel: Panel): Panel =>
	Object.assign((props: EditViewProps) => {
		// Always called, because the panel uses hooks.
		const description = panel(props);
		return readOnlyTypes.includes(props.model) ? null : description;
	}, panel);

const createPanelFilter =
	(...types: string[]) =>
	(panels: Panel[]): Panel[] =>
		panels.map((panel) => (types.includes(panel.type ?? '') ? hideForReadOnlyTypes(panel) : panel));

/** Removes the save panel for read-only content types. */
export const withoutSave = createPanelFilter('actions');

/** Removes the save buttons, which small screens show outside the panel. */
export const withoutSaving = createPanelFilter('publish', 'update');
