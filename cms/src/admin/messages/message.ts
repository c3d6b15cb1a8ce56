/** The fields of a message that the panel's own code reads. */
export interface Message {
	documentId: string;
	name: string;
	email: string;
	subject: string;
	details: string;
	createdAt: string;
}

const texts = ['documentId', 'name', 'email', 'subject', 'details', 'createdAt'];

export const isMessage = (given: unknown): given is Message =>
	typeof given === 'object' &&
	given !== null &&
	texts.every((name) => typeof Reflect.get(given, name) === 'string');
