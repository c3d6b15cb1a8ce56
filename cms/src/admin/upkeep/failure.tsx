import { Alert } from '@strapi/design-system';

interface Props {
	words: string;
	onClose: () => void;
}

/** Why it could not be saved, where no field is to blame. */
export const Failure = ({ words, onClose }: Props) =>
	words ? (
		<Alert variant="danger" closeLabel="Close" title="It was not saved" onClose={onClose}>
			{words}
		</Alert>
	) : null;
