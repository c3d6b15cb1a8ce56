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
		toggleNotification({ type: 'success', message: 'Server removed. No e-mails are sent.' });
		return true;
	};
	const createChangeHandler = (name: keyof typeof confirmation) => (value: string) =>
		setConfirmation((before) => ({ ...before, [name]: value }));
	return (
		<Question
			button="Remove server"
			title="Remove this e-mail server?"
			yes="Remove it"
			failure={general}
			isLoading={isLoading}
			act={removeServer}
		>
			<Flex direction="column" alignItems="stretch" gap={4} width="100%">
				<Typography>
					Its name and password are deleted. The site will stop sending confirmations, reset links
					and notices; messages are only stored here.
				</Typography>
				<Input
					label="Your password"
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
