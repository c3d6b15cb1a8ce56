import { Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { Question } from '../question';
import { useForgetMailServerMutation } from './api';
import { refusal } from './errors';

/** No mail through this server any more, after a question. */
export function ForgetServer() {
	const [forget, { isLoading, error }] = useForgetMailServerMutation();
	const { toggleNotification } = useNotification();
	const act = async () => {
		const result = await forget();
		if ('error' in result) return false;
		toggleNotification({ type: 'success', message: 'Forgotten. No mail is sent now.' });
		return true;
	};
	return (
		<Question
			button="Forget this server"
			title="Forget this server?"
			yes="Yes, forget it"
			failure={error ? refusal(error).general : ''}
			isLoading={isLoading}
			act={act}
		>
			<Typography>
				Its name and password are removed, and no mail is sent: messages are only kept here.
			</Typography>
		</Question>
	);
}
