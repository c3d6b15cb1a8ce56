import { Button, Dialog, Typography } from '@strapi/design-system';
import { type ReactNode, useState } from 'react';

/** Button for an irreversible action, with a confirmation dialog that closes on success. */
export function Question({
	button,
	title,
	yes,
	failure,
	isLoading,
	act,
	size,
	children,
}: {
	button: string;
	title: string;
	/** Label of the confirm button. */
	yes: string;
	/** Error message; empty before the first attempt. */
	failure: string;
	isLoading: boolean;
	/** @returns whether it succeeded */
	act: () => Promise<boolean>;
	size?: 'S';
	children: ReactNode;
}) {
	const [isOpen, setOpen] = useState(false);
	const handleConfirm = async () => {
		if (await act()) setOpen(false);
	};
	return (
		<Dialog.Root open={isOpen} onOpenChange={setOpen}>
			<Dialog.Trigger>
				<Button variant="danger-light" {...(size && { size })}>
					{button}
				</Button>
			</Dialog.Trigger>
			<Dialog.Content>
				<Dialog.Header>{title}</Dialog.Header>
				<Dialog.Body>
					{children}
					{failure && (
						<Typography textColor="danger600" role="alert">
							{failure}
						</Typography>
					)}
				</Dialog.Body>
				<Dialog.Footer>
					<Dialog.Cancel>
						<Button variant="tertiary" fullWidth>
							Cancel
						</Button>
					</Dialog.Cancel>
					<Button
						variant="danger"
						fullWidth
						loading={isLoading}
						onClick={() => void handleConfirm()}
					>
						{yes}
					</Button>
				</Dialog.Footer>
			</Dialog.Content>
		</Dialog.Root>
	);
}
