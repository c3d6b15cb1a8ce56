import {
	addCard,
	deleteCard,
	listCards,
	MAX_CART_ITEMS,
	pageCards,
	pageSizes,
} from '@sumu/contract';
import { createAction } from '../../../contract/action';
import {
	addedResponse,
	deletedResponse,
	listResponse,
	pageResponse,
} from '../../../contract/responses';
import { signedInCaller } from '../../../identity/caller';
import { userById } from '../../../identity/users';
import { orNotFound } from '../../../platform/lib/http-errors';
import { createPublishedRepository } from '../../../platform/lib/repository';
import { addToCart } from '../add-to-cart';
import { cartUid, countCart, findCartItem, listCart } from '../cart-items';
import { presentCart } from '../present-cart';
import { copiedFields } from '../presenter';

const projectRepository = createPublishedRepository('api::project.project', copiedFields);

export default {
	add: createAction(addCard, async ({ body, ctx }) => {
		const project = orNotFound(await projectRepository.one(body.projectId));
		const user = orNotFound(await userById(signedInCaller(ctx).id));
		const { item, added: wasAdded } = await addToCart(project, user, body.addedOn);
		ctx.status = wasAdded ? 201 : 200;
		const [card] = await presentCart([item]);
		return addedResponse(orNotFound(card ?? null));
	}),

	list: createAction(listCards, async ({ ctx }) => {
		const { id } = signedInCaller(ctx);
		return listResponse(await presentCart(await listCart(id, { limit: MAX_CART_ITEMS })));
	}),

	page: createAction(pageCards, ({ params, ctx }) => {
		const { id } = signedInCaller(ctx);
		return pageResponse(ctx, params.page, pageSizes.cards, {
			count: () => countCart(id),
			rows: async (slice) => presentCart(await listCart(id, slice)),
		});
	}),

	remove: createAction(deleteCard, async ({ params }) => {
		const { documentId } = orNotFound(await findCartItem(params.id));
		await strapi.documents(cartUid).delete({ documentId });
		return deletedResponse(1);
	}),
};
