import {
	listTestimonialRequests,
	readTestimonial,
	requestTestimonial,
	revokeTestimonialRequest,
	sendTestimonial,
	withdrawTestimonial,
} from '@sumu/contract';
import { createAction } from '../../../contract/action';
import {
	acceptedResponse,
	addedResponse,
	deletedResponse,
	listResponse,
	oneResponse,
} from '../../../contract/responses';
import { orNotFound } from '../../../platform/lib/http-errors';
import { runInBackground } from '../../../platform/lib/in-background';
import { mailWaiting } from '../../review/mail';
import { createRequest } from '../request';
import { presentRequest, queryRequests } from '../request-table';
import { demandOpen, withdraw, writeTestimonial } from '../write-testimonial';

export default {
	list: createAction(listTestimonialRequests, async ({ query }) => {
		const rows = await queryRequests().findMany({ orderBy: { id: 'desc' }, limit: query.limit });
		return listResponse(rows.map(presentRequest));
	}),

	request: createAction(requestTestimonial, async ({ body, ctx }) => {
		const row = await createRequest(body);
		ctx.status = 201;
		return addedResponse(presentRequest(row));
	}),

	revoke: createAction(revokeTestimonialRequest, async ({ params }) => {
		const data = { revokedAt: new Date().toISOString() };
		const where = { publicId: params.id, revokedAt: null };
		const { count } = await queryRequests().updateMany({ where, data });
		orNotFound(count > 0 ? params : null);
		return deletedResponse(count);
	}),

	show: createAction(readTestimonial, async ({ params }) => {
		const { name, projectName, expiresAt } = await demandOpen(params.token);
		return oneResponse({
			name,
			project: projectName ? { name: projectName } : null,
			expiresAt: new Date(expiresAt).toISOString(),
		});
	}),

	send: createAction(sendTestimonial, async ({ params, body, ctx }) => {
		const reviewId = await writeTestimonial(params.token, body);
		const { UserName, reviewText, rating } = body;
		runInBackground(() => mailWaiting({ _id: reviewId, UserName, reviewText, rating }));
		ctx.status = 201;
		return acceptedResponse;
	}),

	withdraw: createAction(withdrawTestimonial, async ({ params }) =>
		deletedResponse(await withdraw(params.token)),
	),
};
