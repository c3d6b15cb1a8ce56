import { addCard, deleteCard, listCards, pageCards } from '@sumu/contract';
import { createRoute } from '../../../contract/route';

const selfOnlyConfig = { policies: ['global::is-self'] };

export default {
	routes: [
		createRoute(addCard),
		createRoute(listCards, selfOnlyConfig),
		createRoute(pageCards, selfOnlyConfig),
		createRoute(deleteCard, { policies: ['global::owns-cart-item'] }),
	],
};
