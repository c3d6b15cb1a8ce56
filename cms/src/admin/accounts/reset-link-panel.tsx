import { Flex, Typography } from '@strapi/design-system';
import { adminApi, useNotification } from '@strapi/strapi/admin';
import { getErrorMessage } from '../api-errors';
import type { EditViewProps } from '../content-manager';
import { Question } from '../question-dialog';

const resetLinkApi = adminApi.injectEndpoints({
	endpoints: (build) => ({
		sendResetLink: build.mutation<{ sent: true }, string>({
			query: (id) => ({ method: 'POST', url: `/admin/sumu/accounts/${id}/reset-link` }),
			transformResponse: ({ data }: { data: { sent: true } }) => data,
		}),
	}),
});

const { useSendResetLinkMutation } = resetLinkApi;

const ResetLink = ({ id, email }: { id: string; email: string }) => {
	const [send, { isLoading, error }] = useSendResetLinkMutation();
	const { toggleNotification } = useNotification();
	// Without a response, the browser's own error message would not help.
	const failure = error ? getErrorMessage('status' in error ? error : undefined) : '';
	const sendLink = async () => {
		const result = await send(id);
		if ('error' in result) return false;
		toggleNotification({ type: 'success', message: `Reset link sent to ${email}.` });
		return true;
	};
	return (
		<Flex direction="column" alignItems="flex-start" gap={3}>
			<Typography textColor="neutral600">
				Only this person can change their e-mail, password and two-step sign-in. If they can’t sign
				in, send them a reset link.
			</Typography>
			<Question
				button="Send a reset link"
				title="Send a reset link?"
				yes="Send link"
				failure={failure}
				isLoading={isLoading}
				act={sendLink}
			>
				<Typography>
					{email} gets an e-mail with a link to set a new password. Using it also turns off two-step
					sign-in. The link works once and expires in an hour.
				</Typography>
			</Question>
		</Flex>
	);
};

/** Side panel of an account: sends a password reset link if the person can no longer sign in. */
export const ResetLinkPanel = ({ model, document }: EditViewProps) =>
	model === 'plugin::users-permissions.user' && document
		? {
				title: 'Sign-in',
				content: (
					<ResetLink id={String(document.documentId)} email={String(document.email ?? '')} />
				),
			}
		: null;
