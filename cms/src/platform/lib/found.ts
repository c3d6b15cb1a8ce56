import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';

/** The row, or a 404. */
export function found<Row>(row: Row | null): Row {
	if (row === null) throw new errors.NotFoundError(messages.notFound);
	return row;
}
