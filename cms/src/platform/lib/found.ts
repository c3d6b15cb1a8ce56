import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';

/**
 * Returns the row.
 * @throws NotFoundError if it is null
 */
export function orNotFound<Row>(row: Row | null): Row {
	if (row === null) throw new errors.NotFoundError(messages.notFound);
	return row;
}
