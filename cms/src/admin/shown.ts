/** Props that Strapi passes to a side panel or an action of an edit form. */
export interface EditViewProps {
	model: string;
	/** Missing while a new entry is being created. */
	document?: Record<string, unknown>;
}
