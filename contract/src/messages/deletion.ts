/** Texts before and after a deletion. `deletionOf` returns the question for an entity. */
export const deletionTexts = {
	title: 'Are you sure?',
	confirm: 'Yes, delete it !',
	cancelledTitle: 'Oops...',
	cancelled: 'Delete Cancel',
	doneTitle: 'Deleted!',
} as const;
export const deletionOf = (entity: string) => `You are sure to delete ${entity} information`;
export const entityDeleted = (entity: string) => `${entity} information has been deleted.`;
