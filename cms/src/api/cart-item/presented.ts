import type { CartItem } from '@sumu/contract';
import { documentId } from '../../platform/fields';
import { published } from '../../platform/lib/published';
import { file } from '../../platform/media/picture-fields';
import { withDetails } from '../project/detailed';
import { type CartItemRow, presentCartItem } from './presenter';

const projects = published('api::project.project', { documentId, image: file('image') });

/** Lines of a cart with the projects' pictures; a project that is gone has none. */
export async function presentedCart(items: CartItemRow[]): Promise<CartItem[]> {
	const documentId = { $in: items.map(({ projectId }) => projectId) };
	const slice = { orderBy: [{ id: 'asc' as const }], limit: items.length };
	const rows = items.length > 0 ? await projects.list({ where: { documentId }, ...slice }) : [];
	const files = new Map(rows.map((row) => [row.documentId, row.image]));
	return (await withDetails(items)).map((item) =>
		presentCartItem({ ...item, file: files.get(item.projectId ?? '') ?? null }),
	);
}
