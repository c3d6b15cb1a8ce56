import { Field, Grid, TextInput } from '@strapi/design-system';
import { InputRenderer, useField } from '@strapi/strapi/admin';
import type { SystemSettings } from '@sumu/contract';
import type { ReactNode } from 'react';

/** Port input. Strapi's number field would format 2525 as 2,525. */
export function Port({ disabled }: { disabled: boolean }) {
	const { value, error, onChange } = useField<string | null>('port');
	return (
		<Field.Root name="port" error={error} hint="Usually 587 or 465" required>
			<Field.Label>Port</Field.Label>
			<TextInput
				inputMode="numeric"
				autoComplete="off"
				value={value ?? ''}
				disabled={disabled}
				onChange={onChange}
			/>
			<Field.Hint />
			<Field.Error />
		</Field.Root>
	);
}

const Cell = ({ col, children }: { col: number; children: ReactNode }) => (
	<Grid.Item xs={12} m={col} col={col} direction="column" alignItems="stretch">
		{children}
	</Grid.Item>
);

/**
 * Credentials for the mail server. Not shown if an environment variable sets the server, because it contains a
 * secret.
 */
const Account = ({ isSaved }: { isSaved: boolean }) => (
	<>
		<Cell col={6}>
			<InputRenderer
				type="string"
				name="user"
				label="User"
				autoComplete="off"
				hint="Often your full e-mail address"
			/>
		</Cell>
		<Cell col={6}>
			<InputRenderer
				type="password"
				name="password"
				label="Password"
				autoComplete="new-password"
				hint={
					isSaved
						? 'Leave blank to keep the saved password for this server and user'
						: 'Stored encrypted and never shown again'
				}
			/>
		</Cell>
	</>
);

export function MailFields({ by }: { by: SystemSettings['mail']['by'] }) {
	const isFixed = by === 'variable';
	return (
		<Grid.Root gap={5}>
			<Cell col={8}>
				<InputRenderer
					type="string"
					name="host"
					label="Server name"
					placeholder="smtp.example.com"
					autoComplete="off"
					hint="From your e-mail provider"
					required
					disabled={isFixed}
				/>
			</Cell>
			<Cell col={4}>
				<Port disabled={isFixed} />
			</Cell>
			{!isFixed && <Account isSaved={by === 'owner'} />}
			<Cell col={12}>
				<InputRenderer
					type="string"
					name="sender"
					label="Sender"
					placeholder="Your name <you@example.com>"
					autoComplete="off"
					hint="Shown as the sender of every e-mail"
					required
					disabled={isFixed}
				/>
			</Cell>
		</Grid.Root>
	);
}
