// The build without its style sheet inside: ours comes from a file, as the page's policy wants.
declare module 'sweetalert2/dist/sweetalert2.js' {
	export { default } from 'sweetalert2';
}
