import {
	type BodyInputOf,
	listTestimonialRequests,
	requestTestimonial,
	revokeTestimonialRequest,
} from '@sumu/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsUser } from '../../../lib/session/call-as-user';
import { showToast } from '../../../ui/alerts';
import { testimonialWords } from './words';

export type TestimonialRequestBody = BodyInputOf<typeof requestTestimonial>;

/** The newest personal links, whatever their state. */
export const testimonialRequestsQuery = () =>
	queryOptions({
		queryKey: ['testimonial-requests'],
		queryFn: async ({ signal }) =>
			(await callAsUser(listTestimonialRequests, { query: { limit: 100 }, signal })).data,
	});

/** Creates a mutation of the links that refetches them, whether it succeeds or not. */
function useRequestMutation<Variables, Result>(mutationFn: (value: Variables) => Promise<Result>) {
	const client = useQueryClient();
	return useMutation({
		mutationFn,
		onSettled: () => client.invalidateQueries({ queryKey: testimonialRequestsQuery().queryKey }),
	});
}

export const useRequestTestimonial = () =>
	useRequestMutation(
		async (body: TestimonialRequestBody) => (await callAsUser(requestTestimonial, { body })).data,
	);

export const useRevokeRequest = () =>
	useRequestMutation(async (id: string) => {
		await callAsUser(revokeTestimonialRequest, { params: { id } });
		void showToast('success', { title: testimonialWords.revoked });
	});
