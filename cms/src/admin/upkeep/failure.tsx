import { Alert } from '@strapi/design-system';

interface Props {
	words: string;
	onClose: () => void;
}

/** Error message that does not belong to a field. */
export const Failure = ({ words, onClose }: Props) =>
	words ? (
		<Alert variant="danger" closeLabel="Close" title="It was not saved" onClose={onClose}>
			{words}
		</Alert>
	) : null;
