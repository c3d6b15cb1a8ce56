import { Button, Dialog, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useForgetMailServerMutation } from './api';
import { refusal } from './errors';

/** No mail through this server any more, after a question. */
export function ForgetServer() {
	const [isOpen, setOpen] = useState(false);
	const [forget, { isLoading, error }] = useForgetMailServerMutation();
	const { toggleNotification } = useNotification();
	const confirm = async () => {
		const result = await forget();
		if ('error' in result) return;
		setOpen(false);
		toggleNotification({ type: 'success', message: 'Forgotten. No mail is sent now.' });
	};
	return (
		<Dialog.Root open={isOpen} onOpenChange={setOpen}>
			<Dialog.Trigger>
				<Button variant="danger-light">Forget this server</Button>
			</Dialog.Trigger>
			<Dialog.Content>
				<Dialog.Header>Forget this server?</Dialog.Header>
				<Dialog.Body>
					<Typography>
						Its name and password are removed, and no mail is sent: messages are only kept here.
					</Typography>
					{error && (
						<Typography textColor="danger600" role="alert">
							{refusal(error).general}
						</Typography>
					)}
				</Dialog.Body>
				<Dialog.Footer>
					<Dialog.Cancel>
						<Button variant="tertiary" fullWidth>
							Keep it
						</Button>
					</Dialog.Cancel>
					<Button variant="danger" fullWidth loading={isLoading} onClick={() => void confirm()}>
						Yes, forget it
					</Button>
				</Dialog.Footer>
			</Dialog.Content>
		</Dialog.Root>
	);
}
