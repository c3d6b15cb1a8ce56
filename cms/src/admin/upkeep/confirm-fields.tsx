import { Grid } from '@strapi/design-system';
import { InputRenderer } from '@strapi/strapi/admin';

/** Form fields that confirm the identity of the caller. Null while empty. */
export interface ConfirmationValues {
	currentPassword: string | null;
	code: string | null;
}

export const emptyConfirmation: ConfirmationValues = { currentPassword: '', code: '' };

/** Request fields for the confirmation, without the empty ones. */
export const confirmationOf = ({ currentPassword, code }: ConfirmationValues) => ({
	...(currentPassword ? { currentPassword } : {}),
	...(code ? { code } : {}),
});

/** Asks for the caller's password, and for a code if they have two-step sign-in. */
export const ConfirmFields = ({ asksCode }: { asksCode: boolean }) => (
	<Grid.Root gap={5}>
		<Grid.Item xs={12} m={6} col={6} direction="column" alignItems="stretch">
			<InputRenderer
				type="password"
				name="currentPassword"
				label="Your password"
				autoComplete="current-password"
				required
			/>
		</Grid.Item>
		{asksCode && (
			<Grid.Item xs={12} m={6} col={6} direction="column" alignItems="stretch">
				<InputRenderer
					type="string"
					name="code"
					label="Code"
					autoComplete="one-time-code"
					hint="From your authenticator app, or a recovery code"
					required
				/>
			</Grid.Item>
		)}
	</Grid.Root>
);
