import { Button, Dialog, Typography } from '@strapi/design-system';
import { type ReactNode, useState } from 'react';

/** A button, and a question before what it does for good; closed once that is done. */
export function Question({
	button,
	title,
	yes,
	failure,
	isLoading,
	act,
	no = 'Keep it',
	size,
	children,
}: {
	button: string;
	title: string;
	/** What carries it out is called. */
	yes: string;
	/** Why it could not be done; empty while it was not tried. */
	failure: string;
	isLoading: boolean;
	/** @returns whether it is done */
	act: () => Promise<boolean>;
	/** The button that closes the question. */
	no?: string;
	size?: 'S';
	children: ReactNode;
}) {
	const [isOpen, setOpen] = useState(false);
	const confirm = async () => {
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
							{no}
						</Button>
					</Dialog.Cancel>
					<Button variant="danger" fullWidth loading={isLoading} onClick={() => void confirm()}>
						{yes}
					</Button>
				</Dialog.Footer>
			</Dialog.Content>
		</Dialog.Root>
	);
}
