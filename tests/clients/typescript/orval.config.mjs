// The address is known when the program runs, and the generated paths are template strings.
const baseUrl = "${process.env['CAIRN_URL']}";
export default { cairn: { input: process.env.DOCUMENT, output: { target: "source/orval/api.ts", client: "fetch", baseUrl } } };
