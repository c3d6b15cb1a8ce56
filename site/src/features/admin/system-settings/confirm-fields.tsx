import { Box } from '@chakra-ui/react';
import { messages } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, Input } from '../../../ui/field';
import { PasswordInput } from '../../../ui/password-input';
import { proofQuery } from './api';
import { systemSettingsWords } from './words';

type Name = 'currentPassword' | 'code';

export interface ConfirmProps {
	/** E-mail of the signed-in user. */
	email: string;
	field: (name: Name) => UseFormRegisterReturn;
	error: (name: Name) => string | undefined;
}

/** Asks for the user's password, and for a code if their two-step sign-in is on. */
export function ConfirmFields({ email, field, error }: ConfirmProps) {
	const { data: proof } = useQuery(proofQuery(email));
	return (
		<>
			{proof && !proof.hasPassword && <Box as="p">{messages.setPasswordFirst}</Box>}
			{proof?.hasPassword && (
				<Field label={systemSettingsWords.own} error={error('currentPassword')}>
					{(control) => (
						<PasswordInput
							{...control}
							{...field('currentPassword')}
							autoComplete="current-password"
						/>
					)}
				</Field>
			)}
			{proof?.twoStep && (
				<Field label={systemSettingsWords.code} error={error('code')}>
					{(control) => (
						<Input
							{...control}
							{...field('code')}
							autoComplete="one-time-code"
							autoCapitalize="none"
							spellCheck={false}
							maxWidth="240px"
						/>
					)}
				</Field>
			)}
		</>
	);
}
