import { type CartItem, type OwnReview, type PostWithNeighbours, pageSizes } from '@sumu/contract';
import {
	deletedResponse,
	endpointExamples,
	toAddedResponse,
	toItemResponse,
	toListResponse,
} from '@sumu/contract/examples';
import { type CmsStandIn, found, paged, refusal } from '../../src/testing/cms';
import { projectSample } from '../../src/testing/samples';

export const projects = [1, 2, 3].map((number) =>
	projectSample(number, { projectPrice: number + 0.9 }),
);

export const post: PostWithNeighbours = {
	...endpointExamples.getBlog.response.data,
	_id: 'post-1',
	slug: 'post-1',
	topic: 'On threads',
	html: '<p>First.</p>\n<h2 id="warp-weft">Warp &amp; weft</h2>\n<pre><code class="language-css">.a{}\n</code></pre>\n<h2 id="colour">Colour</h2>',
	next: {
		_id: 'post-2',
		slug: 'post-2',
		topic: 'On looms',
		date: '2026-03-15T00:00:00.000Z',
		picture: null,
	},
};

/** Account endpoints require a signed-in user. */
function mustHave(token: string | undefined): void {
	if (!token) throw refusal(401);
}

/** Keeps the visitor's cart in memory, newest first. */
export function keepCart(cms: CmsStandIn): { items: CartItem[] } {
	const cart = { items: [] as CartItem[] };
	cms.on('listCards', ({ token }) => {
		mustHave(token);
		return toListResponse(...cart.items);
	});
	cms.on('pageCards', ({ token, params }) => {
		mustHave(token);
		return paged(cart.items, params.page, pageSizes.cards);
	});
	cms.on('addCard', ({ token, body: { projectId, addedOn } }) => {
		mustHave(token);
		const item = {
			...endpointExamples.addCard.response.data,
			...found(projects, projectId),
			_id: `card-${projectId}`,
			projectId,
			date: addedOn ?? new Date(Date.UTC(2026, 0, 1) + cms.calls.length).toISOString(),
		};
		cart.items = [item, ...cart.items.filter((other) => other.projectId !== projectId)].toSorted(
			(one, other) => other.date.localeCompare(one.date),
		);
		return toAddedResponse(item);
	});
	cms.on('deleteCard', ({ token, params }) => {
		mustHave(token);
		cart.items = cart.items.filter(({ _id }) => _id !== params.id);
		return deletedResponse;
	});
	return cart;
}

/** Keeps the visitor's review in memory. */
export function keepReview(cms: CmsStandIn): { review: OwnReview | null } {
	const own: { review: OwnReview | null } = { review: null };
	cms.on('listReviews', () => toListResponse(...(own.review ? [own.review] : [])));
	cms.on('ownReview', ({ token }) => {
		mustHave(token);
		return toItemResponse(own.review);
	});
	cms.on('submitReview', ({ token, body }) => {
		mustHave(token);
		own.review = {
			...endpointExamples.submitReview.response.data,
			reviewText: body.reviewText,
			rating: body.rating,
			userCity: body.userCity ?? null,
			projectId: body.projectId ?? null,
			blogId: body.blogId ?? null,
		};
		return toAddedResponse(own.review);
	});
	cms.on('visitorLocation', ({ token }) => {
		mustHave(token);
		return endpointExamples.visitorLocation.response;
	});
	return own;
}
