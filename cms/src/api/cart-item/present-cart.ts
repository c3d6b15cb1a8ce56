import type { CartItem } from '@sumu/contract';
import { documentIdField, textField } from '../../platform/fields';
import { createPublishedRepository } from '../../platform/lib/repository';
import { fileField } from '../../platform/media/picture-columns';
import { readDetails } from '../site-setting/read-settings';
import { type CartItemRow, presentCartItem } from './presenter';

const projectRepository = createPublishedRepository('api::project.project', {
	documentId: documentIdField,
	slug: textField('slug'),
	image: fileField('image'),
});

/** Presents cart lines with the projects' current pictures and slugs; projects no longer published have neither. */
export async function presentCart(items: CartItemRow[]): Promise<CartItem[]> {
	if (items.length === 0) return [];
	const documentId = { $in: items.map(({ projectId }) => projectId) };
	const slice = { orderBy: [{ id: 'asc' as const }], limit: items.length };
	const rows = await projectRepository.list({ where: { documentId }, ...slice });
	const projectsById = new Map(rows.map((row) => [row.documentId, row]));
	const details = await readDetails();
	return items.map((item) => {
		const project = projectsById.get(item.projectId ?? '');
		return presentCartItem({
			...item,
			details,
			file: project?.image ?? null,
			slug: project?.slug ?? null,
		});
	});
}
