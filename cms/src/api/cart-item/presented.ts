import type { CartItem } from '@sumu/contract';
import { documentId, text } from '../../platform/fields';
import { published } from '../../platform/lib/published';
import { file } from '../../platform/media/picture-fields';
import { withDetails } from '../project/detailed';
import { type CartItemRow, presentCartItem } from './presenter';

const projects = published('api::project.project', {
	documentId,
	slug: text('slug'),
	image: file('image'),
});

/** Presents cart lines with the projects' current pictures and slugs; projects no longer published have neither. */
export async function presentedCart(items: CartItemRow[]): Promise<CartItem[]> {
	const documentId = { $in: items.map(({ projectId }) => projectId) };
	const slice = { orderBy: [{ id: 'asc' as const }], limit: items.length };
	const rows = items.length > 0 ? await projects.list({ where: { documentId }, ...slice }) : [];
	const projectsById = new Map(rows.map((row) => [row.documentId, row]));
	return (await withDetails(items)).map((item) => {
		const project = projectsById.get(item.projectId ?? '');
		return presentCartItem({ ...item, file: project?.image ?? null, slug: project?.slug ?? null });
	});
}
