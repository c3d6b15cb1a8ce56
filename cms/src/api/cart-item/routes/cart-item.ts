import { addCard, deleteCard, listCards, pageCards } from '@sumu/contract';
import { route } from '../../../contract/route';

const own = { policies: ['global::is-self'] };

export default {
	routes: [
		route(addCard),
		route(listCards, own),
		route(pageCards, own),
		route(deleteCard, { policies: ['global::owns-cart-item'] }),
	],
};
