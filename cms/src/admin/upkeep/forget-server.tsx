import { Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { parseApiError } from '../api-errors';
import { Question } from '../question-dialog';
import { useForgetMailServerMutation } from './api';
import { confirmationOf, emptyConfirmation } from './confirm-fields';

interface InputProps {
	label: string;
	name: string;
	type: 'password' | 'text';
	value: string;
	error: string | undefined;
	onType: (value: string) => void;
}

/** Text field outside Strapi's form, because the dialog is already inside one. */
const Input = ({ label, name, type, value, error, onType }: InputProps) => (
	<Field.Root name={name} error={error} required width="100%">
		<Field.Label>{label}</Field.Label>
		<TextInput
			type={type}
			autoComplete={type === 'password' ? 'current-password' : 'one-time-code'}
			value={value}
			onChange={({ target }: { target: { value: string } }) => onType(target.value)}
		/>
		<Field.Error />
	</Field.Root>
);

/** Removes the mail server after a confirmation with the caller's password. */
export function ForgetServer({ asksCode }: { asksCode: boolean }) {
	const [forget, { isLoading, error }] = useForgetMailServerMutation();
	const [confirmation, setConfirmation] = useState(emptyConfirmation);
	const { toggleNotification } = useNotification();
	const { fields, general } = error ? parseApiError(error) : { fields: {}, general: '' };
	const removeServer = async () => {
		const result = await forget(confirmationOf(confirmation));
		if ('error' in result) return false;
		setConfirmation(emptyConfirmation);
		toggleNotification({ type: 'success', message: 'Forgotten. No mail is sent now.' });
		return true;
	};
	const createChangeHandler = (name: keyof typeof confirmation) => (value: string) =>
		setConfirmation((before) => ({ ...before, [name]: value }));
	return (
		<Question
			button="Forget this server"
			title="Forget this server?"
			yes="Yes, forget it"
			failure={general}
			isLoading={isLoading}
			act={removeServer}
		>
			<Flex direction="column" alignItems="stretch" gap={4} width="100%">
				<Typography>
					Its name and password are removed, and no mail is sent: messages are only kept here.
				</Typography>
				<Input
					label="Your own password"
					name="forget-password"
					type="password"
					value={confirmation.currentPassword ?? ''}
					error={fields.currentPassword}
					onType={createChangeHandler('currentPassword')}
				/>
				{asksCode && (
					<Input
						label="Code from your authenticator app, or a recovery code"
						name="forget-code"
						type="text"
						value={confirmation.code ?? ''}
						error={fields.code}
						onType={createChangeHandler('code')}
					/>
				)}
			</Flex>
		</Question>
	);
}
