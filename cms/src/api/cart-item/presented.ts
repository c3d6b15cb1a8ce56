import type { CartItem } from '@sumu/contract';
import { published } from '../../platform/lib/published';
import type { FileRow } from '../../platform/media/picture';
import { type CartItemRow, presentCartItem } from './presenter';

interface Pictured {
	documentId: string;
	image: FileRow | null;
}

const projects = published<Pictured>('api::project.project', {
	select: ['documentId'],
	populate: { image: true },
});

/** Lines of a cart with the projects' pictures; a project that is gone has none. */
export async function presentedCart(items: CartItemRow[]): Promise<CartItem[]> {
	const documentId = { $in: items.map(({ projectId }) => projectId) };
	const slice = { orderBy: [{ id: 'asc' as const }], limit: items.length };
	const rows = items.length > 0 ? await projects.list({ where: { documentId }, ...slice }) : [];
	const files = new Map(rows.map((row) => [row.documentId, row.image]));
	return items.map((item) => presentCartItem(item, files.get(item.projectId)));
}
