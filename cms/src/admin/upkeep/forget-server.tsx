import { Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Question } from '../question';
import { useForgetMailServerMutation } from './api';
import { confirmationOf, emptyConfirmation } from './confirm-fields';
import { refusal } from './errors';

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
	const [typed, setTyped] = useState(emptyConfirmation);
	const { toggleNotification } = useNotification();
	const { fields, general } = error ? refusal(error) : { fields: {}, general: '' };
	const act = async () => {
		const result = await forget(confirmationOf(typed));
		if ('error' in result) return false;
		setTyped(emptyConfirmation);
		toggleNotification({ type: 'success', message: 'Forgotten. No mail is sent now.' });
		return true;
	};
	const type = (name: keyof typeof typed) => (value: string) =>
		setTyped((before) => ({ ...before, [name]: value }));
	return (
		<Question
			button="Forget this server"
			title="Forget this server?"
			yes="Yes, forget it"
			failure={general}
			isLoading={isLoading}
			act={act}
		>
			<Flex direction="column" alignItems="stretch" gap={4} width="100%">
				<Typography>
					Its name and password are removed, and no mail is sent: messages are only kept here.
				</Typography>
				<Input
					label="Your own password"
					name="forget-password"
					type="password"
					value={typed.currentPassword ?? ''}
					error={fields.currentPassword}
					onType={type('currentPassword')}
				/>
				{asksCode && (
					<Input
						label="Code from your authenticator app, or a recovery code"
						name="forget-code"
						type="text"
						value={typed.code ?? ''}
						error={fields.code}
						onType={type('code')}
					/>
				)}
			</Flex>
		</Question>
	);
}
