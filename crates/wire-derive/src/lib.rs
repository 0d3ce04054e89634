//! The derive macro `Read` of `rosespring-wire`.
//!
//! It reads the attributes of serde that the type has for its other forms: `tag`, `rename_all`,
//! `rename`, `default`, `try_from`. So a type is declared once for JSON, the schema and TypeScript.
//! Fields that the type does not have are always refused.
//!
//! Its own attributes:
//!
//! - `#[read(with = "function")]` on a field: a function `(&Value, Path, &mut Faults) ->
//!   Option<T>` that reads it. In place of the function may stand a call of it, whose arguments
//!   come before those; they may name earlier fields, each an `Option` of what was read. Of an
//!   optional field the function reads a value that is not null.
//! - `#[read(check = "function(field, …)")]` on a struct: a call that names the faults of fields
//!   together; `Path` and `&mut Faults` are added to its arguments. It happens once the fields in
//!   its arguments, which are references, were read.
//! - `#[read(no_null)]` on a type: its optional fields are left out, and are never null.

mod attributes;

use proc_macro2::{TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::{
    Data, DeriveInput, Expr, ExprCall, Field, Fields, Ident, Type, Variant, parse_macro_input,
};

use attributes::{FieldAttributes, TypeAttributes, variant_name};

/// Derives `rosespring_wire::json::Read`.
#[proc_macro_derive(Read, attributes(read, serde))]
pub fn derive_read(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    let read = implement(&input);
    read.unwrap_or_else(|error| error.to_compile_error()).into()
}

fn implement(input: &DeriveInput) -> syn::Result<TokenStream> {
    let attributes = TypeAttributes::new(&input.attrs)?;
    let body = match (&input.data, &attributes.try_from, &attributes.tag) {
        (_, Some(from), _) => quote!(json::read_into::<#from, Self>(value, at, faults)),
        (Data::Struct(data), _, tag) => read_struct(&data.fields, tag.as_deref(), &attributes)?,
        (Data::Enum(data), _, Some(tag)) => {
            let variants = data.variants.iter().collect::<Vec<_>>();
            read_tagged(tag, &variants, &attributes)?
        }
        (Data::Enum(data), _, None) => {
            let variants = data.variants.iter().collect::<Vec<_>>();
            read_name(&variants, &attributes)?
        }
        (Data::Union(_), ..) => return Err(refused(&input.ident, "a union has no JSON")),
    };
    let name = &input.ident;
    Ok(quote! {
        const _: () = {
            use ::rosespring_wire::json;

            impl json::Read for #name {
                fn read(
                    value: &json::Value,
                    at: json::Path<'_>,
                    faults: &mut json::Faults,
                ) -> ::core::option::Option<Self> {
                    #body
                }
            }
        };
    })
}

/// Returns the code for a struct. The caller of the code has looked at its tag.
fn read_struct(
    fields: &Fields,
    tag: Option<&str>,
    attributes: &TypeAttributes,
) -> syn::Result<TokenStream> {
    let (read, built) = read_fields(fields, tag.as_slice(), !attributes.no_null)?;
    let idents: Vec<&Ident> = fields.iter().flat_map(|field| &field.ident).collect();
    let checks = attributes.checks.iter().map(|call| check(call, &idents));
    Ok(quote! {
        let fields = json::Fields::new(value, at, faults)?;
        #read
        #(#checks)*
        Some(Self #built)
    })
}

/// Returns the code for an enum whose variant is named by a field.
fn read_tagged(
    tag: &str,
    variants: &[&Variant],
    attributes: &TypeAttributes,
) -> syn::Result<TokenStream> {
    let names = names(variants, attributes)?;
    let mut arms = Vec::new();
    for (variant, name) in variants.iter().zip(&names) {
        let ident = &variant.ident;
        let (read, built) = read_fields(&variant.fields, &[tag], !attributes.no_null)?;
        arms.push(quote! {
            Some(#name) => {
                #read
                Some(Self::#ident #built)
            }
        });
    }
    Ok(quote! {
        let fields = json::Fields::new(value, at, faults)?;
        match fields.name(#tag, &[#(#names),*], faults) {
            #(#arms)*
            _ => None,
        }
    })
}

/// Returns the code for an enum that is a name.
fn read_name(variants: &[&Variant], attributes: &TypeAttributes) -> syn::Result<TokenStream> {
    let names = names(variants, attributes)?;
    let idents = variants.iter().map(|variant| match variant.fields {
        Fields::Unit => Ok(&variant.ident),
        _ => Err(refused(&variant.ident, "a variant with fields needs a tag")),
    });
    let idents = idents.collect::<syn::Result<Vec<&Ident>>>()?;
    Ok(quote! {
        match json::name(value, &[#(#names),*], at, faults) {
            #(Some(#names) => Some(Self::#idents),)*
            _ => None,
        }
    })
}

fn names(variants: &[&Variant], attributes: &TypeAttributes) -> syn::Result<Vec<String>> {
    let names = variants
        .iter()
        .map(|variant| variant_name(variant, attributes.rename_all.as_deref()));
    names.collect()
}

/// Returns the code that reads fields, and the code that builds the value of them.
fn read_fields(
    fields: &Fields,
    known: &[&str],
    takes_null: bool,
) -> syn::Result<(TokenStream, TokenStream)> {
    let fields: Vec<&Field> = match fields {
        Fields::Named(fields) => fields.named.iter().collect(),
        Fields::Unit => Vec::new(),
        Fields::Unnamed(fields) => return Err(refused(fields, "fields without names")),
    };
    let mut known: Vec<String> = known.iter().map(|&name| name.to_owned()).collect();
    let mut reads = Vec::new();
    let mut idents = Vec::new();
    for field in fields {
        let ident = field.ident.as_ref().expect("the fields are named");
        let attributes = FieldAttributes::new(field)?;
        let name = attributes.name;
        let with = reader(attributes.with.as_ref(), &field.ty, takes_null);
        let absent = match attributes.default {
            Some(default) => quote!(|| Some(#default())),
            None if is_option(&field.ty) => quote!(|| Some(None)),
            None => quote!(|| None),
        };
        reads.push(quote!(let #ident = fields.field(#name, #with, #absent, faults);));
        idents.push(ident);
        known.push(name);
    }
    let read = quote! {
        fields.only(&[#(#known),*], faults);
        #(#reads)*
    };
    let built = match idents.is_empty() {
        true => quote!(),
        false => quote!({ #(#idents: #idents?),* }),
    };
    Ok((read, built))
}

/// Returns the function that reads a field of the type.
fn reader(with: Option<&Expr>, ty: &Type, takes_null: bool) -> TokenStream {
    let read = match with {
        None => quote!(json::Read::read),
        Some(Expr::Call(ExprCall { func, args, .. })) => {
            let args = args.iter();
            quote!(|value, at, faults| #func(#(#args,)* value, at, faults))
        }
        Some(function) => quote!(#function),
    };
    match (is_option(ty), takes_null) {
        (true, true) => quote!(|value, at, faults| json::optional(#read, value, at, faults)),
        (true, false) => quote!(|value, at, faults| json::present(#read, value, at, faults)),
        (false, _) => read,
    }
}

fn is_option(ty: &Type) -> bool {
    match ty {
        Type::Path(path) => {
            let last = path.path.segments.last();
            last.is_some_and(|name| name.ident == "Option")
        }
        _ => false,
    }
}

/// Returns the code of a check, which happens if the fields that it names were read.
fn check(call: &ExprCall, idents: &[&Ident]) -> TokenStream {
    let ExprCall { func, args, .. } = call;
    let mut named = Vec::new();
    collect_names(args.to_token_stream(), &mut named);
    let used: Vec<_> = idents
        .iter()
        .filter(|ident| named.contains(ident))
        .collect();
    let args = args.iter();
    quote! {
        if let (#(Some(#used),)*) = (#(&#used,)*) {
            #func(#(#args,)* at, faults);
        }
    }
}

fn collect_names(tokens: TokenStream, names: &mut Vec<Ident>) {
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => names.push(ident),
            TokenTree::Group(group) => collect_names(group.stream(), names),
            _ => {}
        }
    }
}

fn refused(at: impl ToTokens, why: &str) -> syn::Error {
    syn::Error::new_spanned(at, why)
}
