import { addCard, cartLimit, deleteCard, listCards, pageCards, pageSizes } from '@sumu/contract';
import { action } from '../../../contract/action';
import { listResponse, pageResponse } from '../../../contract/pages';
import { addedResponse, deletedResponse } from '../../../contract/writes';
import { signedInCaller } from '../../../identity/caller';
import { userById } from '../../../identity/users';
import { found } from '../../../platform/lib/found';
import { published } from '../../../platform/lib/published';
import { addToCart } from '../add-to-cart';
import { cartItem, cartUid, countCart, listCart } from '../cart-items';
import { presentedCart } from '../presented';
import { copiedFields } from '../presenter';

const projects = published('api::project.project', copiedFields);

export default {
	add: action(addCard, async ({ body, ctx }) => {
		const project = found(await projects.one(body.projectId));
		const user = found(await userById(signedInCaller(ctx).id));
		const { item, added } = await addToCart(project, user, body.addedOn);
		ctx.status = added ? 201 : 200;
		const [card] = await presentedCart([item]);
		return addedResponse(found(card ?? null));
	}),

	list: action(listCards, async ({ ctx }) => {
		const { id } = signedInCaller(ctx);
		return listResponse(await presentedCart(await listCart(id, { limit: cartLimit })));
	}),

	page: action(pageCards, ({ params, ctx }) => {
		const { id } = signedInCaller(ctx);
		return pageResponse(ctx, params.page, pageSizes.cards, {
			count: () => countCart(id),
			rows: async (slice) => presentedCart(await listCart(id, slice)),
		});
	}),

	remove: action(deleteCard, async ({ params }) => {
		const { documentId } = found(await cartItem(params.id));
		await strapi.documents(cartUid).delete({ documentId });
		return deletedResponse(1);
	}),
};
