import { userById, userUid } from '../../identity/users';
import { createPublishedRepository } from '../../platform/lib/repository';
import type { TrashedCartItem } from '../../platform/trash/trash-table';
import { addToCart } from './add-to-cart';
import { copiedFields } from './presenter';

const projectRepository = createPublishedRepository('api::project.project', copiedFields);

/** Puts a restored project back into the carts that it was in, if it is published and their accounts exist. */
export async function returnToCarts(projectId: string, carts: readonly TrashedCartItem[]) {
	const project = await projectRepository.one(projectId);
	if (!project) return;
	for (const { account, addedAt } of carts) {
		const row: { id: number } | null = await strapi.db
			.query(userUid)
			.findOne({ select: ['id'], where: { documentId: account } });
		const user = row && (await userById(row.id));
		if (user) await addToCart(project, user, addedAt);
	}
}
