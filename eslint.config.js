/** What eslint checks beyond the types: mistakes, forbidden doors into the page, and comments on what is exported. */
import js from "@eslint/js";
import globals from "globals";

const markup = "The page's policy forbids markup from text: use lit-html, or textContent.";

/** Doors through which text becomes markup or code, which the content security policy closes anyway. */
const closedDoors = {
  "no-eval": "error",
  "no-implied-eval": "error",
  "no-new-func": "error",
  "no-script-url": "error",
  "no-restricted-properties": [
    "error",
    ...["innerHTML", "outerHTML", "insertAdjacentHTML", "setHTMLUnsafe", "createContextualFragment", "srcdoc"].map(
      (property) => ({ property, message: markup }),
    ),
    { object: "document", property: "write", message: markup },
    { object: "document", property: "writeln", message: markup },
    { property: "cssText", message: "Set one property at a time." },
  ],
  "no-restricted-syntax": [
    "error",
    {
      selector: "CallExpression[callee.property.name='setAttribute'][arguments.0.value='style']",
      message: "The page's policy forbids style attributes: set properties of `element.style`.",
    },
    {
      selector: "TaggedTemplateExpression[tag.name=/^(html|svg)$/] TemplateElement[value.raw=/\\sstyle\\s*=/]",
      message: "The page's policy forbids style attributes: set properties of `element.style`.",
    },
  ],
};

/** A rule of our own: whatever a module exports says what it is. */
const documented = {
  meta: { type: "suggestion", schema: [], messages: { missing: "Say in a JSDoc comment what this is." } },
  /** @param {any} context */
  create(context) {
    return {
      /** @param {any} node */
      "ExportNamedDeclaration[declaration]"(node) {
        const before = context.sourceCode.getCommentsBefore(node).at(-1);
        if (before?.type !== "Block" || !before.value.startsWith("*")) context.report({ node, messageId: "missing" });
      },
    };
  },
};

export default [
  { ignores: ["site/vendor/", "dist/", ".cache/", ".venv/", "node_modules/", ".dist-*/"] },
  js.configs.recommended,
  {
    plugins: { filler: { rules: { documented } } },
    rules: {
      eqeqeq: ["error", "always"],
      "no-console": ["error", { allow: ["error", "warn"] }],
      "no-shadow": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "no-throw-literal": "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "max-lines": ["error", { max: 450, skipBlankLines: true }],
    },
  },
  {
    files: ["site/**/*.js"],
    languageOptions: { globals: { ...globals.browser, ...globals.worker } },
    rules: { ...closedDoors, "filler/documented": "error" },
  },
  {
    files: ["tests/js/**/*.js", "tools/**/*.mjs", "*.config.js"],
    languageOptions: { globals: globals.node },
  },
  { files: ["**/*.cjs"], languageOptions: { globals: globals.node, sourceType: "commonjs" } },
];
