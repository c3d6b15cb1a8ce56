import { adminApi } from '@strapi/strapi/admin';

const resetLinkApi = adminApi.injectEndpoints({
	endpoints: (build) => ({
		sendResetLink: build.mutation<{ sent: true }, string>({
			query: (id) => ({ method: 'POST', url: `/admin/sumu/accounts/${id}/reset-link` }),
			transformResponse: ({ data }: { data: { sent: true } }) => data,
		}),
	}),
});

export const { useSendResetLinkMutation } = resetLinkApi;
